import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BrandMark } from '@dp/ui/products/brand-mark.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ShopFrames } from '../parts/shop-frames.tsx';
import type { GroupFields } from './group-fields.ts';
import styles from './group-preview.module.css';

/** A brand's or category's tile and the head of its page as the shop would show them. */
export function GroupPreview({
  kind,
  fields,
}: {
  readonly kind: 'brand' | 'category';
  readonly fields: GroupFields;
}) {
  const t = useTranslations('groups');
  const picture = fields.picture ? { ...fields.picture, alt: '' } : undefined;
  return (
    <>
      <ShopFrames>
        {(language) => {
          const name = fields[`name_${language}`];
          const description = fields[`description_${language}`];
          const mark = kind === 'brand' && (
            <BrandMark
              brand={{ name, ...(picture && { logo: picture }) }}
              sizes="72px"
              className={styles.mark}
            />
          );
          return (
            <div className={styles.shown}>
              <div className={styles.tile} data-kind={kind}>
                {mark || (
                  <ProductPicture picture={picture} sizes="160px" className={styles.picture} />
                )}
                <bdi className={styles.name}>{name}</bdi>
              </div>
              <div className={styles.head}>
                <p className={styles.title}>
                  <bdi>{name}</bdi>
                </p>
                {/* A brand with neither has no such line in the shop. */}
                {description === '' && (kind === 'category' || picture === undefined) ? null : (
                  <div className={styles.about}>
                    {mark}
                    <p className={styles.description}>{description}</p>
                  </div>
                )}
              </div>
            </div>
          );
        }}
      </ShopFrames>
      <p className={styles.hint}>{t(`previewHints.${kind}`)}</p>
    </>
  );
}
