import type { Locale } from '@dp/contract/locale.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { ReactNode } from 'react';
import styles from './shop-frames.module.css';

const FRAMES = [
  { language: 'ar', light: 'day' },
  { language: 'ar', light: 'evening' },
  { language: 'en', light: 'day' },
  { language: 'en', light: 'evening' },
] as const;

/** A part of the shop in both languages and both lights, whatever the back office's own are. */
export function ShopFrames({ children }: { readonly children: (language: Locale) => ReactNode }) {
  const t = useTranslations('shopFrames');
  return (
    <div className={styles.frames}>
      {FRAMES.map(({ language, light }) => (
        <figure key={`${language} ${light}`} className={styles.figure}>
          <div
            className={`${light === 'evening' ? 'dark' : 'day'} ${styles.frame}`}
            data-light={light}
            data-lamp={light === 'evening' ? 'on' : 'off'}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
          >
            {children(language)}
          </div>
          <figcaption className={styles.caption}>{t(`captions.${language}_${light}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
