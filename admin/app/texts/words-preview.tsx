import { LOCALES } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { ShopWordsName } from '@dp/contract/staff/shop-word-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { PreviewSection } from './preview-section.tsx';
import styles from './texts.module.css';

type Previews = StaffCallOutput<'previewShopWords'>['data'];

/** Words of the shop as it would show them under its settings of now, in both languages. */
export function WordsPreview({
  name,
  previews,
  onClose,
}: {
  readonly name: ShopWordsName;
  readonly previews: Previews;
  readonly onClose: () => void;
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
          {name === 'promises' ? (
            <ul className={styles.section}>
              {Object.entries(previews[language]).map(([part, words]) => (
                <li key={part}>{words}</li>
              ))}
            </ul>
          ) : (
            Object.entries(previews[language]).map(([part, words]) =>
              part.endsWith('_title') ? (
                <h3 key={part} className={styles.pageTitle}>
                  {words}
                </h3>
              ) : (
                <p key={part}>{words}</p>
              ),
            )
          )}
        </article>
      ))}
    </PreviewSection>
  );
}
