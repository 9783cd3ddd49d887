import type { Picture } from '@dp/contract/pictures.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import type { ReactNode } from 'react';
import styles from './picture-line.module.css';

export interface PictureLineProps {
  readonly picture: Picture | null;
  /** A drawing, such as a logo. */
  readonly drawn?: boolean;
  readonly title: ReactNode;
  /** Below the title. */
  readonly detail: ReactNode;
}

/** A small photograph with a name and a detail beside it. */
export function PictureLine({ picture, drawn = false, title, detail }: PictureLineProps) {
  return (
    <span className={styles.line}>
      <ProductPicture
        picture={picture ?? undefined}
        sizes="48px"
        drawn={drawn}
        className={styles.picture}
      />
      <span className={styles.words}>
        {title}
        <span className={styles.detail}>{detail}</span>
      </span>
    </span>
  );
}
