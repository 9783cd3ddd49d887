import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Link, useLocation } from 'react-router';
import styles from './pager.module.css';

/** The cursors of a keyset page, as lists answer them; null where there is no such page. */
export interface Cursors {
  readonly before: string | null;
  readonly after: string | null;
}

/** Newer and older pages of a list whose cursors are in the address (`?before=` and `?after=`). */
export function Pager({ before, after }: Cursors) {
  const t = useTranslations('parts');
  const { search } = useLocation();
  if (before === null && after === null) return null;
  const to = (name: 'before' | 'after', cursor: string) => {
    const query = new URLSearchParams(search);
    query.delete('before');
    query.delete('after');
    query.set(name, cursor);
    return `?${query}`;
  };
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <PageLink to={before === null ? undefined : to('before', before)}>
        <Icon of={ChevronLeft} directional size={18} />
        {t('pager.newer')}
      </PageLink>
      <PageLink to={after === null ? undefined : to('after', after)}>
        {t('pager.older')}
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
  readonly children: React.ReactNode;
}) {
  if (to === undefined) return <span className={styles.none}>{children}</span>;
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
