import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { Link, useLocation } from 'react-router';
import styles from './orders-page.module.css';

export interface OrderPagerProps {
  readonly list: { readonly next: string | null; readonly previous: string | null };
}

/** The pages before and after this one; nothing where the list is one page. */
export function OrderPager({ list: { next, previous } }: OrderPagerProps) {
  const t = useTranslations('orders');
  if (next === null && previous === null) return null;
  return (
    <nav aria-label={t('pages')} className={styles.pager}>
      <Page cursor={previous} side="before" icon={ChevronLeft} label={t('previousPage')} />
      <Page cursor={next} side="after" icon={ChevronRight} label={t('nextPage')} />
    </nav>
  );
}

interface PageProps {
  readonly cursor: string | null;
  readonly side: 'after' | 'before';
  readonly icon: IconNode;
  readonly label: string;
}

function Page({ cursor, side, icon, label }: PageProps) {
  const { search } = useLocation();
  if (cursor === null) {
    return (
      <span aria-hidden className={styles.page}>
        <Icon of={icon} directional />
      </span>
    );
  }
  const address = new URLSearchParams(search);
  address.delete('after');
  address.delete('before');
  address.set(side, cursor);
  return (
    <Link to={`?${address}`} aria-label={label} title={label} className={styles.page}>
      <Icon of={icon} directional />
    </Link>
  );
}
