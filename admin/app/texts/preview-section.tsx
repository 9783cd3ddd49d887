import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Section } from '../parts/section.tsx';
import styles from './texts.module.css';

/** What a text becomes in each language, below its form. */
export function LanguagePreviews({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: (language: Locale) => ReactNode;
}) {
  const t = useTranslations('texts');
  return (
    <PreviewSection title={t('preview.title')} onClose={onClose}>
      {LOCALES.map((language) => (
        <article
          key={language}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          className={styles.preview}
        >
          {children(language)}
        </article>
      ))}
    </PreviewSection>
  );
}

/** A preview in both languages, below the form that it shows. */
export function PreviewSection({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const t = useTranslations('texts');
  const place = useRef<HTMLElement>(null);
  // Asked for at the top of the page; it also announces what is there now.
  useEffect(() => place.current?.focus(), []);
  return (
    <Section
      title={title}
      action={
        <Button look="secondary" size="small" onClick={onClose}>
          {t('preview.close')}
        </Button>
      }
    >
      <section ref={place} tabIndex={-1} aria-label={title} className={styles.previews}>
        {children}
      </section>
    </Section>
  );
}
