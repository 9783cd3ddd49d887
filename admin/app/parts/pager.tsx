import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './pager.module.css';

type Place = string | number | null;

/** A cursor of a keyset list by its name in the address; null: there is no such page. */
type Cursor = Readonly<Record<string, Place>>;

const NAMES = ['before', 'after'];

export interface PagerProps {
  /** The page before; left out by lists that cannot name it: then the first page is offered. */
  readonly previous?: Cursor | undefined;
  readonly next: Cursor;
  /** The names of its cursors, of a further list of a page; else `before` and `after`. */
  readonly names?: readonly string[];
}

/** Pages of a list whose cursor is in the address. */
export function Pager({ previous, next, names = NAMES }: PagerProps) {
  const t = useTranslations('parts');
  const [query] = useSearchParams();
  const pageAt = (cursor: Cursor | undefined) => {
    const wanted = new URLSearchParams(query);
    for (const name of names) wanted.delete(name);
    for (const [name, value] of Object.entries(cursor ?? {})) {
      if (value === null) return undefined;
      wanted.set(name, String(value));
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
