import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { DataList, type DataListProps } from './data-list.tsx';
import { Pager, type PagerProps } from './pager.tsx';

export interface PagedListProps<Row> extends Omit<DataListProps<Row>, 'pending'>, PagerProps {
  /** What is shown where there are no rows. */
  readonly empty: ReactNode;
}

/** One page of a list whose cursor is in the address, and the way to the others. */
export function PagedList<Row>({ empty, previous, next, ...list }: PagedListProps<Row>) {
  const { state } = useNavigation();
  return (
    <>
      {list.rows.length === 0 ? empty : <DataList {...list} pending={state === 'loading'} />}
      <Pager previous={previous} next={next} />
    </>
  );
}
