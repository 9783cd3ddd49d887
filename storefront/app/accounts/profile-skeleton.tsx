import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { AccountPage } from '../page/account-page.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import styles from './profile-skeleton.module.css';

/** The profile until the session is known. */
export function ProfileSkeleton() {
  const t = useTranslations('accounts');
  return (
    <AccountPage>
      <PageMeta title={t('profile.title')} noIndex />
      <PageHeader title={t('profile.title')} />
      <div className={styles.hold} aria-busy>
        <Skeleton className={styles.card} />
        <Skeleton className={styles.order} />
        <Skeleton shape="short" />
        <Skeleton className={styles.tiles} />
        <Skeleton shape="short" />
        <Skeleton shape="block" />
      </div>
    </AccountPage>
  );
}
