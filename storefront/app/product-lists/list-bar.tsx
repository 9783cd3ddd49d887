import { type ReactNode, useRef } from 'react';
import type { Deferred } from '../api/recent-responses.ts';
import { FilterButton } from './filter-button.tsx';
import styles from './list-bar.module.css';
import type { ListQuery } from './list-query.ts';
import type { ListScope, ListStart } from './load-list.ts';
import { SortSelect } from './sort-select.tsx';
import { useLeavesOnScroll } from './use-leaves-on-scroll.ts';

export interface ListBarProps {
  readonly scope: ListScope;
  readonly query: ListQuery;
  readonly list: Deferred<ListStart>;
  /** Ways to similar lists, such as a category's parts. */
  readonly chips?: ReactNode;
}

/** Filter, sort and chips in one row, which leaves on the way down and returns on the way up. */
export function ListBar({ scope, query, list, chips }: ListBarProps) {
  const row = useRef<HTMLDivElement>(null);
  useLeavesOnScroll(row);
  return (
    <div ref={row} className={styles.bar} data-bar={chips === undefined ? 'tools' : 'chips'}>
      <div data-tools className={styles.tools}>
        <FilterButton scope={scope} query={query} list={list} />
        <SortSelect query={query} />
      </div>
      {chips === undefined ? null : <div className={styles.chips}>{chips}</div>}
    </div>
  );
}
