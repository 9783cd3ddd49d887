import type { Picture } from '@dp/contract/pictures.ts';
import { classNames } from '../parts/class-names.ts';
import styles from './brand-mark.module.css';
import { ProductPicture } from './product-picture.tsx';

export interface BrandMarkProps {
  readonly brand: { readonly name: string; readonly logo?: Picture | null };
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A brand's square logo, or its first letter without one; the name is next to it. */
export function BrandMark({ brand: { name, logo }, sizes, className }: BrandMarkProps) {
  return (
    <span aria-hidden className={classNames(styles.mark, className)}>
      {logo === undefined || logo === null ? (
        [...name][0]
      ) : (
        <ProductPicture picture={logo} sizes={sizes} drawn className={styles.logo} />
      )}
    </span>
  );
}
