import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './pager.module.css';

type Place = string | number | null;

/** A cursor of a keyset list under the name that its call gives it; null: there is no such page. */
type Cursor = { readonly before: Place } | { readonly after: Place };

export interface PagerProps {
  /** The page before; left out by lists that cannot name it: then the first page is offered. */
  readonly previous?: Cursor | undefined;
  readonly next: Cursor;
  /** Of a second list of a page, whose cursor is in the address as `LIST_before` or `LIST_after`. */
  readonly list?: string;
}

/** Pages of a list whose cursor is in the address. */
export function Pager({ previous, next, list }: PagerProps) {
  const t = useTranslations('parts');
  const [query] = useSearchParams();
  const nameOf = (name: string) => (list === undefined ? name : `${list}_${name}`);
  const names = ['before', 'after'].map(nameOf);
  const pageAt = (cursor: Cursor | undefined) => {
    const wanted = new URLSearchParams(query);
    for (const name of names) wanted.delete(name);
    for (const [name, value] of Object.entries(cursor ?? {})) {
      if (value === null) return undefined;
      wanted.set(nameOf(name), String(value));
    }
    return `?${wanted}`;
  };
  const before = previous && pageAt(previous);
  const first = names.some((name) => query.has(name)) ? pageAt(undefined) : undefined;
  const after = pageAt(next);
  if (!before && !first && !after) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <PageLink to={before ?? first}>
        <Icon of={ChevronLeft} directional size={18} />
        {before ? t('pager.previous') : t('pager.first')}
      </PageLink>
      <PageLink to={after}>
        {t('pager.next')}
        <Icon of={ChevronRight} directional size={18} />
      </PageLink>
    </nav>
  );
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
