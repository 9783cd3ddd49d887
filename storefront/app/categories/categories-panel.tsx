import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { cachedOr } from '../api/recent-responses.ts';
import { browserApi } from '../session/browser-client.ts';
import styles from './categories-panel.module.css';
import type { CategoryTile } from './category-tile.ts';
import { loadCategories } from './load-categories.ts';

/** The top categories with their photographs, below the header. */
export default function CategoriesPanel({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('catalog');
  const layout = useTranslations('layout');
  const categories = useCategories();
  if (categories === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {layout('categoriesFailed')}
      </p>
    );
  }
  return (
    <div className={styles.panel}>
      <ul className={styles.grid} aria-busy={categories === undefined || undefined}>
        {categories === undefined
          ? Array.from({ length: 10 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
              <li key={index} className={styles.tile}>
                <Skeleton className={styles.picture} />
                <Skeleton shape="short" />
              </li>
            ))
          : categories.map(({ id, name, picture, productCount }) => (
              <li key={id}>
                <Link to={`/products-category/${id}`} className={styles.tile} onClick={onLeave}>
                  <ProductPicture picture={picture} sizes="200px" className={styles.picture} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{t('productCount', { count: productCount })}</span>
                </Link>
              </li>
            ))}
      </ul>
    </div>
  );
}

function useCategories(): readonly CategoryTile[] | 'failed' | undefined {
  const [answer] = useState(() => cachedOr('categories', () => loadCategories(browserApi())));
  const [known, setKnown] = useState(answer instanceof Promise ? undefined : answer);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.resolve(answer).then(setKnown, () => setFailed(true));
  }, [answer]);
  return failed ? 'failed' : known;
}
