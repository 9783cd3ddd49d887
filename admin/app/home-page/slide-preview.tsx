import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Section } from '../parts/section.tsx';
import styles from './home-page.module.css';
import type { SlideFields } from './slide-fields.ts';

const FRAMES = [
  { language: 'ar', light: 'day' },
  { language: 'ar', light: 'evening' },
  { language: 'en', light: 'day' },
  { language: 'en', light: 'evening' },
] as const;

/** The slide as a phone shows it, in both languages and both lights. */
export function SlidePreview({ fields }: { readonly fields: SlideFields }) {
  const t = useTranslations('homePage');
  const { picture } = fields;
  return (
    <Section title={t('preview')}>
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
              <p className={styles.slideTitle}>{fields[`title_${language}`]}</p>
              <p className={styles.slideSubtitle}>{fields[`subtitle_${language}`]}</p>
              <div className={styles.slidePicture}>
                <ProductPicture
                  picture={picture ? { ...picture, alt: '' } : undefined}
                  sizes="640px"
                  className={styles.fill}
                />
                {fields[`action_${language}`] === '' ? null : (
                  <span className={styles.slideAction}>{fields[`action_${language}`]}</span>
                )}
              </div>
            </div>
            <figcaption className={styles.soft}>{t(`frames.${language}_${light}`)}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
