import { Children, type ReactNode } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Hidden } from '../parts/hidden.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import styles from './product-grid.module.css';

/** Product cards, two to a row on phones, more as there is room. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

/** The loading grid, in the cards' size so that the layout does not shift. */
export function ProductGridSkeleton({ count = 6 }: { count?: number }) {
  const t = useTranslations('ui');
  return (
    <div aria-busy className={styles.grid}>
      <Hidden>{t('loading')}</Hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
        <div key={index} aria-hidden className={styles.card}>
          <Skeleton shape="square" />
          <div className={styles.words}>
            <Skeleton shape="short" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="price" />
          </div>
        </div>
      ))}
    </div>
  );
}
