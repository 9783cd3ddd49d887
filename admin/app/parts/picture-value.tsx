import { pictureAddress } from '@dp/contract/picture-address.ts';
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

/** A width that every picture of the media store has, in pixels. */
const SMALL = 160;

/** A picture of which only the id is known, as the audit trail names it; one that was deleted shows as none. */
export function PictureOfId({ id, drawn }: { readonly id: string; readonly drawn: boolean }) {
  const picture = {
    id,
    light_id: null,
    src: pictureAddress(id),
    light_src: null,
    widths: [SMALL],
    color: 'transparent',
  };
  return <PictureValue picture={{ ...picture, width: SMALL, height: SMALL }} drawn={drawn} />;
}
