import type { Picture } from '@dp/contract/pictures.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { smallPicture } from '../products/product-summary.ts';
import styles from './picture-row.module.css';

export interface PictureRowProps {
  readonly pictures: readonly (Picture & { readonly kelvin: number | null })[];
  /** How many products there are beside those pictured. */
  readonly more: number;
}

/** The products of an order at a glance. */
export function PictureRow({ pictures, more }: PictureRowProps) {
  const format = useFormat();
  return (
    <span className={styles.pictures}>
      {pictures.map((picture) => (
        <ProductPicture
          key={picture.src}
          picture={smallPicture(picture)}
          sizes="64px"
          kelvin={picture.kelvin ?? undefined}
          className={styles.picture}
        />
      ))}
      {more > 0 && pictures.length > 0 ? (
        <span className={styles.more} dir="ltr" aria-hidden>
          +{format.number(more)}
        </span>
      ) : null}
    </span>
  );
}
