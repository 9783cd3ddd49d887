import type { Picture } from '@dp/contract/pictures.ts';
import { ProductPicture } from '../ui/product-picture.tsx';
import styles from './brand-mark.module.css';

export interface BrandMarkProps {
  readonly brand: { readonly name: string; readonly logo?: Picture | null };
  /** How wide the logo is shown, as in the `sizes` attribute. */
  readonly sizes: string;
}

/** A brand's logo, or its name where it has none. */
export function BrandMark({ brand: { name, logo }, sizes }: BrandMarkProps) {
  if (logo === undefined || logo === null) return <bdi className={styles.name}>{name}</bdi>;
  return <ProductPicture picture={logo} sizes={sizes} alt={name} className={styles.logo} />;
}
