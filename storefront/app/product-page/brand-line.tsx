import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { brandAddress } from '../brands/brand-tile.ts';
import styles from './brand-line.module.css';

export interface BrandLineProps {
  readonly product: Pick<Product, 'brand'>;
  /** Further down, where phones have it: above the buttons to buy it would push them out of the first screen. */
  readonly low?: boolean;
}

/** The name says the brand already: this is only the way to more of it. */
export function BrandLine({ product: { brand }, low }: BrandLineProps) {
  const t = useTranslations('catalog');
  if (brand === null) return null;
  return (
    <p data-low={low} className={styles.brand}>
      <Link to={brandAddress(brand.id)} prefetch="intent" className={styles.link}>
        {t('brandProducts', { name: brand.name })}
      </Link>
    </p>
  );
}
