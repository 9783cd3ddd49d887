import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ListEnd } from '@dp/ui/navigation/list-end.tsx';
import { ProductGrid } from '@dp/ui/products/product-grid.tsx';
import { useCallback, useId } from 'react';
import { useLocation } from 'react-router';
import { usePages } from '../api/use-pages.ts';
import { readListQuery } from '../product-lists/list-query.ts';
import { type ListStart, loadMoreNear, type NearStart } from '../product-lists/load-list.ts';
import { ProductItem } from '../product-lists/product-item.tsx';
import type { ProductSummary } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import { withoutQuotes } from './exact-search.ts';
import styles from './near-results.module.css';
import { asSpelled, countNearest, keptText, nearestText, relaxedText } from './near-text.ts';

export interface NearResultsProps {
  /** What was searched. */
  readonly text: string;
  readonly start: ListStart;
}

/** Products that match a part of the search only, under their own heading. */
export function NearResults({ text, start }: NearResultsProps) {
  return start.near === undefined || start.near.total === 0 ? null : (
    <Near text={text} start={start} near={start.near} />
  );
}

function Near({ text, start, near }: NearResultsProps & { near: NearStart }) {
  const matches = start.total;
  const t = useTranslations('catalog');
  const words = useTranslations('search');
  const heading = useId();
  const { search } = useLocation();
  const load = useCallback(
    (offset: number) => {
      const query = readListQuery(new URLSearchParams(search));
      return loadMoreNear(browserApi(), text, query, matches + offset);
    },
    [text, search, matches],
  );
  const pages = usePages(near, load);
  const { title, reason } = useWords(text, start, near);
  const sorted = readListQuery(new URLSearchParams(search)).sort !== undefined;
  const nearest = sorted ? pages.items.length : countNearest(pages.items, near.nearest);
  return (
    <section
      aria-labelledby={heading}
      className={styles.near}
      data-after-matches={matches > 0 || undefined}
    >
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      </div>
      <Items products={pages.items.slice(0, nearest)} first={matches === 0} />
      {nearest === pages.items.length ? null : (
        <>
          <h2 className={styles.title}>{words('nearOthers')}</h2>
          <Items products={pages.items.slice(nearest)} first={false} />
        </>
      )}
      <ListEnd
        state={pages.state}
        failed={t('moreFailed')}
        onMore={pages.more}
        onNear={pages.near}
      />
    </section>
  );
}

/** @param first whether they are the first thing on the page. */
function Items({ products, first }: { products: readonly ProductSummary[]; first: boolean }) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ProductItem key={product.id} product={product} priority={first && index < 4} />
      ))}
    </ProductGrid>
  );
}

/** What is missing and what there is instead. */
function useWords(typed: string, start: ListStart, near: NearStart) {
  const t = useTranslations('search');
  const locale = useLocale();
  const spelled = (words: string) => asSpelled(words, [...start.data, ...near.data]);
  const relaxed = near.relaxed.map((part) => ({ ...part, word: spelled(part.word) }));
  const text = spelled(withoutQuotes(typed));
  const parts = { relaxed, nearest: near.nearest };
  const left = relaxedText(text, parts, locale);
  const kept = keptText(text, parts, locale);
  const reason =
    left === undefined
      ? undefined
      : kept === undefined
        ? t('nearWithout', { words: left })
        : t('nearWith', { kept, words: left });
  const [nearest] = near.nearest;
  if (nearest !== undefined) {
    const { unit, asked, values } = nearestText(nearest, locale);
    const title = t('nearestValue', {
      asked: t(`measure.${unit}`, { value: asked }),
      values: t(`measure.${unit}`, { value: values }),
    });
    return { title, reason };
  }
  if (start.total > 0) return { title: t('nearCount', { count: near.total }), reason };
  return { title: text.includes(' ') ? t('nearInstead') : t('nearWord'), reason };
}
