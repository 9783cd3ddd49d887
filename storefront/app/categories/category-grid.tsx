import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { CARD_SIZES } from '@dp/ui/products/product-card.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { LayoutGrid } from 'lucide';
import { Link } from 'react-router';
import styles from './category-grid.module.css';
import type { CategoryTile } from './category-tile.ts';

export interface CategoryGridProps {
  readonly categories: readonly CategoryTile[];
  readonly address: (category: CategoryTile) => string;
  /** A last tile with everything that is in them. */
  readonly whole?: WholeTile;
}

interface WholeTile extends Pick<CategoryTile, 'name' | 'productCount'> {
  readonly to: string;
}

interface AnyTile extends WholeTile, Pick<CategoryTile, 'picture'> {}

/** Categories with their pictures and product counts. */
export function CategoryGrid({ categories, address, whole }: CategoryGridProps) {
  const tiles: readonly AnyTile[] = [
    ...categories.map((category) => ({ ...category, to: address(category) })),
    ...(whole === undefined ? [] : [whole]),
  ];
  return (
    <ul className={styles.grid} data-few={tiles.length <= 4 || undefined}>
      {tiles.map((tile, index) => (
        <li key={tile.to} data-whole={tile === whole || undefined}>
          <Tile tile={tile} whole={tile === whole} priority={index < 4} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  readonly tile: AnyTile;
  /** It is no part beside the others: it has a sign and no photograph. */
  readonly whole: boolean;
  readonly priority: boolean;
}

function Tile({ tile, whole, priority }: TileProps) {
  const t = useTranslations('catalog');
  const { to, name, picture, productCount } = tile;
  return (
    <Link to={to} prefetch="intent" className={styles.tile}>
      {whole ? (
        <span className={styles.sign}>
          <Icon of={LayoutGrid} size={48} />
        </span>
      ) : (
        <ProductPicture
          picture={picture}
          sizes={CARD_SIZES}
          priority={priority}
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{t('productCount', { count: productCount })}</span>
      </span>
    </Link>
  );
}

/** The grid while it loads. */
export function CategoryGridSkeleton() {
  return (
    <div aria-busy className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
        <div key={index} className={styles.tile}>
          <Skeleton className={styles.picture} />
          <div className={styles.words}>
            <Skeleton shape="text" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
