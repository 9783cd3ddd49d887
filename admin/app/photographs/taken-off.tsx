import type { ProductPicture } from '@dp/contract/staff/pictures.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ProductPicture as Shown } from '@dp/ui/products/product-picture.tsx';
import { Undo2 } from 'lucide';
import type { ChosenPictures } from './chosen-pictures.ts';
import styles from './photographs.module.css';

/** Photographs that were taken off and can be put back until the product is saved. */
export function TakenOff({
  pictures,
  onPutBack,
}: {
  readonly pictures: ChosenPictures;
  readonly onPutBack: (picture: ProductPicture) => void;
}) {
  const t = useTranslations('photographs');
  const locale = useLocale();
  return (
    <div className={styles.off}>
      <p className={styles.hint}>{t('takenOff')}</p>
      <ul className={styles.offList}>
        {pictures.map((picture) => {
          const alt = locale === 'ar' ? picture.alt_ar : picture.alt_en;
          return (
            <li key={picture.id} className={styles.offPicture}>
              <Shown
                picture={{ ...picture, alt }}
                sizes="48px"
                className={styles.small}
                alt={alt}
              />
              <Button
                look="quiet"
                size="small"
                icon={<Icon of={Undo2} size={18} />}
                onClick={() => onPutBack(picture)}
              >
                {t('putBack')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
