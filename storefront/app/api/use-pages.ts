import { useCallback, useRef, useState } from 'react';

/** Pages loaded automatically while scrolling; then a button, so that the footer can be reached. */
const PAGES_BY_THEMSELVES = 3;

interface Item {
  readonly id: number;
}

/** Part of a list, from `offset` of `total`, as the API returns it. */
export interface ListPage<T extends Item> {
  readonly data: readonly T[];
  readonly total: number;
  readonly offset: number;
}

/** Further pages of a list, keyed by its first page, as long as that is cached for Back. */
const further = new WeakMap<ListPage<Item>, readonly ListPage<Item>[]>();

function pagesFrom<T extends Item>(start: ListPage<T>): readonly ListPage<T>[] {
  return [start, ...((further.get(start) ?? []) as readonly ListPage<T>[])];
}

export interface Pages<T> {
  readonly items: readonly T[];
  /** Pages shown so far. */
  readonly count: number;
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  /** Appends the next page. */
  readonly more: () => void;
  /** The end is near: shows the next page, or prefetches it. */
  readonly near: () => void;
}

/** Items that moved from one page to the next are shown once. */
export function joined<T extends Item>(pages: readonly ListPage<T>[]): readonly T[] {
  const seen = new Map<number, T>();
  for (const { data } of pages) {
    for (const item of data) if (!seen.has(item.id)) seen.set(item.id, item);
  }
  return [...seen.values()];
}

/** Where the next page starts; undefined when there is none. */
export function nextOffset(pages: readonly ListPage<Item>[]): number | undefined {
  const last = pages.at(-1);
  if (last === undefined || last.data.length === 0) return undefined;
  const offset = last.offset + last.data.length;
  return offset < last.total ? offset : undefined;
}

/**
 * A list that grows page by page, shown above a `ListEnd`. Coming Back restores all loaded pages.
 *
 * @param load loads the page from an offset on.
 */
export function usePages<T extends Item>(
  start: ListPage<T>,
  load: (offset: number) => Promise<ListPage<T>>,
): Pages<T> {
  const [shown, setShown] = useState(() => pagesFrom(start));
  const [waiting, setWaiting] = useState<'loading' | 'failed'>();
  const coming = useRef<{ start: ListPage<T>; offset: number; page: Promise<ListPage<T>> }>(
    undefined,
  );
  let pages = shown;
  if (pages[0] !== start) {
    // The same list reloaded, such as in the other language: starts over.
    pages = pagesFrom(start);
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
    items: joined(pages),
    count: pages.length,
    state: offset === undefined ? 'end' : (waiting ?? 'more'),
    more,
    near: pages.length < PAGES_BY_THEMSELVES ? more : prepare,
  };
}
