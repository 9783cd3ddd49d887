import { useCallback, useRef, useState } from 'react';

/** Pages that come by themselves while scrolling; then a button asks, so that the page's end can be reached. */
const PAGES_BY_THEMSELVES = 3;

interface Item {
  readonly id: number;
}

/** A run of a list, from `offset` of `total`, as the API's lists answer. */
export interface ListPage<T extends Item> {
  readonly data: readonly T[];
  readonly total: number;
  readonly offset: number;
}

/** Further pages of a list, by the page it started with, for as long as that is kept for Back. */
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
  /** The end is about to be seen: the next page comes, or is fetched before it is asked for. */
  readonly near: () => void;
}

/** What moved between two pages while they were read is shown once. */
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
 * A list that grows page by page, shown above a `ListEnd`. Coming Back to it finds all that was loaded,
 * at once.
 *
 * @param load gives the page from an offset on.
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
    // The same list asked anew, such as in the other language: it starts over.
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
