import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import styles from './picture-value.module.css';

/** A record's picture where two of its states are compared. */
export function PictureValue({
  picture,
  drawn,
}: {
  readonly picture: StoredPictureFacts | null;
  readonly drawn: boolean;
}) {
  if (picture === null) return '—';
  return (
    <ProductPicture
      picture={{ ...picture, alt: '' }}
      sizes="48px"
      drawn={drawn}
      className={styles.picture}
    />
  );
}
