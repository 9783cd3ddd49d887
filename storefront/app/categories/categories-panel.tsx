import type { Category } from '@dp/contract/categories.ts';
import { PAGE_LIMIT_MAX } from '@dp/contract/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Lightbulb } from 'lucide';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { cachedOr } from '../api/recent-responses.ts';
import { browserApi } from '../session/browser-client.ts';
import styles from './categories-panel.module.css';
import { type CategoryTile, categoryTile } from './category-tile.ts';

/** A top category with the ways into its parts. */
interface MenuCategory extends CategoryTile {
  readonly children: Category['children'];
}

/** The categories below the header, each with its photograph and its parts; the page behind is dimmed. */
export default function CategoriesPanel({ onLeave }: { onLeave: () => void }) {
  const layout = useTranslations('layout');
  const bulbs = useTranslations('bulbs');
  const categories = useCategories();
  if (categories === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {layout('categoriesFailed')}
      </p>
    );
  }
  return (
    <>
      <div className={styles.dimmed} />
      <div className={styles.panel}>
        <ul className={styles.grid} aria-busy={categories === undefined || undefined}>
          {categories === undefined
            ? Array.from({ length: 10 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
                <li key={index}>
                  <div className={styles.head}>
                    <Skeleton className={styles.picture} />
                    <Skeleton shape="short" />
                  </div>
                  <div className={styles.waiting} />
                </li>
              ))
            : categories.map((category) => (
                <li key={category.id}>
                  <Group category={category} onLeave={onLeave} />
                </li>
              ))}
        </ul>
        <p className={styles.foot}>
          <Link to="/bulb-finder" className={styles.finder} onClick={onLeave}>
            <Icon of={Lightbulb} />
            {layout('bulbFinder')}
            <span className={styles.ask}>{bulbs('about')}</span>
          </Link>
        </p>
      </div>
    </>
  );
}

function Group({ category, onLeave }: { category: MenuCategory; onLeave: () => void }) {
  const t = useTranslations('catalog');
  const { id, name, picture, productCount, children } = category;
  return (
    <>
      <Link to={`/products-category/${id}`} className={styles.head} onClick={onLeave}>
        <ProductPicture picture={picture} sizes="48px" className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{t('productCount', { count: productCount })}</span>
        </span>
      </Link>
      <ul className={styles.parts}>
        {children.map((part) => (
          <li key={part.id}>
            <Link to={`/product/list/${part.id}`} className={styles.part} onClick={onLeave}>
              {part.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

async function loadMenu(): Promise<readonly MenuCategory[]> {
  const { data } = await browserApi().call('listCategories', { body: { limit: PAGE_LIMIT_MAX } });
  return data.map((category) => ({ ...categoryTile(category), children: category.children }));
}

function useCategories(): readonly MenuCategory[] | 'failed' | undefined {
  const [answer] = useState(() => cachedOr('categories menu', loadMenu));
  const [known, setKnown] = useState(answer instanceof Promise ? undefined : answer);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.resolve(answer).then(setKnown, () => setFailed(true));
  }, [answer]);
  return failed ? 'failed' : known;
}
