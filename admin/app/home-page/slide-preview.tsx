import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Section } from '../parts/section.tsx';
import { ShopFrames } from '../parts/shop-frames.tsx';
import styles from './home-page.module.css';
import type { SlideFields } from './slide-fields.ts';

/** The slide as a phone shows it. */
export function SlidePreview({ fields }: { readonly fields: SlideFields }) {
  const t = useTranslations('homePage');
  const { picture } = fields;
  return (
    <Section title={t('preview')}>
      <ShopFrames>
        {(language) => (
          <>
            <p className={styles.slideTitle}>{fields[`title_${language}`]}</p>
            <p className={styles.slideSubtitle}>{fields[`subtitle_${language}`]}</p>
            <div className={styles.slidePicture}>
              <ProductPicture
                picture={picture ? { ...picture, alt: '' } : undefined}
                sizes="640px"
                className={styles.fill}
              />
            </div>
            {fields[`action_${language}`] === '' ? null : (
              <span className={styles.slideAction}>{fields[`action_${language}`]}</span>
            )}
          </>
        )}
      </ShopFrames>
    </Section>
  );
}
