import { useCallback, useRef, useState } from 'react';
import type { ListPage } from './load-list.ts';
import type { ProductSummary } from './product-summary.ts';

/** Further pages of a list, by the page it started with, for as long as that is kept for Back. */
const further = new WeakMap<ListPage, readonly ListPage[]>();

export interface Pages {
  readonly products: readonly ProductSummary[];
  /** Pages shown so far. */
  readonly count: number;
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  /** Appends the next page. */
  readonly more: () => void;
  /** Fetches the next page before it is asked for. */
  readonly prepare: () => void;
}

/** A product that moved between two pages while they were read is shown once. */
export function joined(pages: readonly ListPage[]): readonly ProductSummary[] {
  const seen = new Map<number, ProductSummary>();
  for (const { products } of pages) {
    for (const product of products) if (!seen.has(product.id)) seen.set(product.id, product);
  }
  return [...seen.values()];
}

/** Where the next page starts; undefined when there is none. */
export function nextOffset(pages: readonly ListPage[]): number | undefined {
  const last = pages.at(-1);
  if (last === undefined || last.products.length === 0) return undefined;
  const offset = last.offset + last.products.length;
  return offset < last.total ? offset : undefined;
}

/**
 * A list that grows page by page. Coming Back to it finds all that was loaded, at once.
 *
 * @param load gives the products from an offset on.
 */
export function usePages(start: ListPage, load: (offset: number) => Promise<ListPage>): Pages {
  const [shown, setShown] = useState(() => [start, ...(further.get(start) ?? [])]);
  const [waiting, setWaiting] = useState<'loading' | 'failed'>();
  const coming = useRef<{ start: ListPage; offset: number; page: Promise<ListPage> }>(undefined);
  let pages = shown;
  if (pages[0] !== start) {
    // The same list asked anew, such as in the other language: it starts over.
    pages = [start, ...(further.get(start) ?? [])];
    setShown(pages);
    setWaiting(undefined);
  }
  const offset = nextOffset(pages);

  const fetchNext = useCallback(
    (from: number) => {
      const held = coming.current;
      if (held?.start === start && held.offset === from) return held.page;
      const page = load(from);
      coming.current = { start, offset: from, page };
      page.catch(() => {
        coming.current = undefined;
      });
      return page;
    },
    [load, start],
  );

  const more = useCallback(() => {
    if (offset === undefined) return;
    setWaiting('loading');
    fetchNext(offset).then(
      (page) => {
        setWaiting(undefined);
        setShown((before) => {
          if (before[0] !== start || nextOffset(before) !== page.offset) return before;
          const after = [...before, page];
          further.set(start, after.slice(1));
          return after;
        });
      },
      () => setWaiting('failed'),
    );
  }, [offset, fetchNext, start]);

  const prepare = useCallback(() => {
    if (offset !== undefined) void fetchNext(offset).catch(() => undefined);
  }, [offset, fetchNext]);

  return {
    products: joined(pages),
    count: pages.length,
    state: offset === undefined ? 'end' : (waiting ?? 'more'),
    more,
    prepare,
  };
}
