import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { DataList, type DataListProps } from './data-list.tsx';
import styles from './pager.module.css';

type Place = string | number | null;

/** A cursor of a keyset list under the name that its call gives it; null: there is no such page. */
type Cursor = { readonly before: Place } | { readonly after: Place };

const NAMES = ['before', 'after'] as const;

export interface PagerProps {
  /** The page before; left out by lists that cannot name it: then the first page is offered. */
  readonly previous?: Cursor | undefined;
  readonly next: Cursor;
}

/** Pages of a list whose cursor is in the address. */
export function Pager(props: PagerProps) {
  const t = useTranslations('parts');
  const [query] = useSearchParams();
  const previous = existing(props.previous);
  const next = existing(props.next);
  const to = (cursor: Cursor | undefined) => {
    const wanted = new URLSearchParams(query);
    for (const name of NAMES) wanted.delete(name);
    for (const [name, value] of Object.entries(cursor ?? {})) wanted.set(name, String(value));
    return `?${wanted}`;
  };
  const isFirst = !NAMES.some((name) => query.has(name));
  const hasPrevious = previous !== undefined || !isFirst;
  if (!hasPrevious && next === undefined) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <PageLink to={hasPrevious ? to(previous) : undefined}>
        <Icon of={ChevronLeft} directional size={18} />
        {previous === undefined ? t('pager.first') : t('pager.previous')}
      </PageLink>
      <PageLink to={next === undefined ? undefined : to(next)}>
        {t('pager.next')}
        <Icon of={ChevronRight} directional size={18} />
      </PageLink>
    </nav>
  );
}

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

function existing(cursor: Cursor | undefined): Cursor | undefined {
  return cursor !== undefined && Object.values(cursor).includes(null) ? undefined : cursor;
}

function PageLink({
  to,
  children,
}: {
  readonly to: string | undefined;
  readonly children: ReactNode;
}) {
  // Holds its place, so that the other link does not move under the finger.
  if (to === undefined) return <span className={styles.none}>{children}</span>;
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
