import type { AccountInfo } from '@dp/contract/accounts.ts';
import { BadgeCheck, UserRound } from 'lucide-react';
import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { shownMobile } from '../forms/mobile-number.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { useSession } from '../session/use-session.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './profile-card.module.css';

export interface ProfileCardProps {
  /** Undefined where it could not be asked for: then only what is kept is shown. */
  readonly account: Promise<AccountInfo | undefined>;
}

/** Who is signed in. */
export function ProfileCard({ account }: ProfileCardProps) {
  const shopper = useSession((state) => state.shopper);
  return (
    <section className={styles.card}>
      <span className={styles.portrait}>
        <Icon of={UserRound} size={28} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{shopper?.name}</bdi>
        </p>
        {shopper?.email ? (
          <p className={styles.detail}>
            <bdi dir="ltr">{shopper.email}</bdi>
          </p>
        ) : null}
        <Suspense fallback={<Skeleton shape="short" className={styles.pending} />}>
          <Known account={account} />
        </Suspense>
      </div>
    </section>
  );
}

/** What only the shop knows. */
function Known({ account }: ProfileCardProps) {
  const t = useTranslations('accounts');
  const info = use(account);
  if (info === undefined) return null;
  return (
    <>
      {info.phone_number === null ? null : (
        <p className={styles.detail}>
          <bdi dir="ltr">{shownMobile(info.phone_number)}</bdi>
        </p>
      )}
      {info.verified ? (
        <Badge look="ok" className={styles.badge}>
          <Icon of={BadgeCheck} size={14} />
          {t('profile.verified')}
        </Badge>
      ) : (
        <p className={styles.unverified}>
          <Badge look="warning">{t('profile.notVerified')}</Badge>
          <Link to="/email/verification?next=/profile" className={styles.verify}>
            {t('profile.verifyNow')}
          </Link>
        </p>
      )}
    </>
  );
}
