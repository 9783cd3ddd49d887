import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { BrandMark } from '@dp/ui/products/brand-mark.tsx';
import { Link } from 'react-router';
import { type BrandTile, brandAddress } from '../brands/brand-tile.ts';
import styles from './brand-row.module.css';
import { HomeSection } from './home-section.tsx';
import row from './tile-row.module.css';

/** The brands of the home page, side by side. A logo says the name; without one it stands below. */
export function BrandRow({ brands }: { brands: readonly BrandTile[] }) {
  const t = useTranslations('home');
  if (brands.length === 0) return null;
  return (
    <HomeSection title={t('brands')} all="/brands">
      <ul className={row.row}>
        {brands.map((brand) => (
          <li key={brand.id} className={styles.brand}>
            <Link to={brandAddress(brand.id)} prefetch="intent" className={styles.link}>
              <BrandMark brand={brand} sizes="92px" className={styles.mark} />
              {brand.logo ? (
                <Hidden>{brand.name}</Hidden>
              ) : (
                <bdi className={styles.name}>{brand.name}</bdi>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
