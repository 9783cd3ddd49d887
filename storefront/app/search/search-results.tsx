import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Await } from 'react-router';
import type { Deferred } from '../api/recent-responses.ts';
import type { ListStart } from '../product-lists/load-list.ts';
import { ProductList } from '../product-lists/product-list.tsx';
import { AsTyped } from './as-typed.tsx';
import { LookAround } from './look-around.tsx';
import { NearResults } from './near-results.tsx';
import { asSpelled } from './near-text.ts';
import { NoResults } from './no-results.tsx';
import { OldBulbWay } from './old-bulb-way.tsx';
import { type Around, foundBy, SHORT, scopeOf } from './open-search.ts';
import { recentSearchesStore } from './recent-searches-store.ts';
import { untappedSearches } from './report-untapped.ts';
import styles from './search-results.module.css';

export interface SearchResultsProps {
  readonly text: string;
  /** The search, in quotation marks where words are taken as typed. */
  readonly asked: string;
  readonly list: Deferred<ListStart>;
  readonly around: Deferred<Around>;
}

/** What a text finds, with the filters and sorts of every list. Following a result remembers the search. */
export function SearchResults({ text, asked, list, around }: SearchResultsProps) {
  const t = useTranslations('search');
  const scope = useMemo(() => scopeOf(asked), [asked]);
  return (
    <div
      className={styles.results}
      onClickCapture={(event) => {
        const target = event.target as Element;
        if (target.closest('article a')) recentSearchesStore.getState().note(text);
        if (target.closest('article')) untappedSearches.tap();
      }}
    >
      <Suspense fallback={<Title text={text} />}>
        <Await resolve={list} errorElement={<Title text={text} />}>
          {({ corrected, total, near }) => (
            <>
              {total === 0 ? <Title text={text} /> : null}
              <div role="status">
                <Hidden>
                  {t.rich('resultCount', { count: total, text: corrected ?? text, asked: plain })}
                  {near === undefined ? null : `, ${t('nearCount', { count: near.total })}`}
                </Hidden>
              </div>
              {total + (near?.total ?? 0) === 0 ? null : <Shown key={asked} text={asked} />}
            </>
          )}
        </Await>
      </Suspense>
      <ProductList
        scope={scope}
        list={list}
        titleFor={({ data, total, corrected }) =>
          t.rich('resultCount', {
            count: total,
            text: isolated(corrected ?? asSpelled(text, data)),
            asked: unbroken,
          })
        }
        note={({ total, corrected }) => (
          <>
            {corrected === undefined ? null : (
              <AsTyped typed={text} corrected={total === 0 ? corrected : undefined} />
            )}
            <OldBulbWay text={corrected ?? text} />
          </>
        )}
        empty={<NoResults text={asked} around={around} />}
        after={(start) => (
          <>
            <NearResults text={asked} start={start} />
            {foundBy(start) > 0 && foundBy(start) <= SHORT ? (
              <div className={styles.around}>
                <LookAround around={around} />
              </div>
            ) : null}
          </>
        )}
      />
    </div>
  );
}

const plain = (words: ReactNode) => words;

/** What was asked for, with its marks, on a line of its own before it is broken. */
const unbroken = (words: ReactNode) => <span className={styles.asked}>{words}</span>;

/** The page's title while there is none to see: with results it says how many there are. */
function Title({ text }: { text: string }) {
  const t = useTranslations('search');
  return (
    <h1 className={styles.title}>
      <Hidden>{t('titleFor', { text })}</Hidden>
    </h1>
  );
}

/** Notes how long products of a search are there. */
function Shown({ text }: { text: string }) {
  useEffect(() => untappedSearches.show(text), [text]);
  return null;
}
