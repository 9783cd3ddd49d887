import type { AccountInfo } from '@dp/contract/accounts.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { BadgeCheck, UserRound } from 'lucide';
import { type ReactNode, Suspense, use } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/use-session.ts';
import styles from './profile-card.module.css';

export interface ProfileCardProps {
  /** Undefined where it could not be loaded: then only stored values are shown. */
  readonly account: Promise<AccountInfo | undefined>;
}

/** The signed-in customer. */
export function ProfileCard({ account }: ProfileCardProps) {
  const shopper = useSession((state) => state.shopper);
  const contact = shopper?.email ? <Contact text={shopper.email} /> : null;
  return (
    <section className={styles.card}>
      <span className={styles.portrait}>
        <Icon of={UserRound} size={28} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{shopper?.name}</bdi>
        </p>
        <Suspense
          fallback={
            <>
              {contact}
              <Skeleton shape="short" className={styles.pending} />
            </>
          }
        >
          <Known account={account}>{contact}</Known>
        </Suspense>
      </div>
    </section>
  );
}

/** Account details from the server; without them, stored values. */
function Known({ account, children }: ProfileCardProps & { readonly children: ReactNode }) {
  const t = useTranslations('accounts');
  const info = use(account);
  if (info === undefined) return children;
  const { email, phone_number: phone, can_verify: open, can_change: changeable } = info;
  const [other] = open;
  // The same one, or one that the account has not got yet.
  const [changed] = changeable;
  // While nothing is proven, one line covers both.
  const said = info.verified;
  return (
    <>
      {email === null ? null : (
        <Contact text={email} state={said ? stateOf(info.email_verified) : undefined} />
      )}
      {phone === null ? null : (
        <Contact text={shownPhone(phone)} state={said ? stateOf(info.phone_verified) : undefined} />
      )}
      <p className={styles.ways}>
        {said && other === undefined ? null : (
          <Link to={VERIFICATION} className={styles.verify}>
            {t(said && other !== undefined ? `verification.other_${other}` : 'profile.verifyNow')}
          </Link>
        )}
        {said && changed !== undefined ? (
          <Link
            to={`/profile/change-${changed}?next=/profile`}
            aria-label={t(`changeContact.${other ? 'change' : 'add'}_${changed}`)}
            className={styles.verify}
          >
            {other ? t('code.change') : t(`changeContact.add_${changed}`)}
          </Link>
        ) : null}
      </p>
    </>
  );
}

const VERIFICATION = '/email/verification?next=/profile';

function stateOf(proven: boolean) {
  return proven ? ('confirmed' as const) : ('notConfirmed' as const);
}

/** An address of an e-mail that is too long for its line goes on to the next with its domain. */
function Breakable({ text }: { readonly text: string }) {
  const [person, ...domain] = text.split(/(?=@)/);
  return (
    <>
      {person}
      {domain.length === 0 ? null : <wbr />}
      {domain}
    </>
  );
}

/** An e-mail address or phone number and, if known, whether it is proven. */
function Contact(given: {
  readonly text: string;
  readonly state?: 'confirmed' | 'notConfirmed' | undefined;
}) {
  const t = useTranslations('accounts');
  const { text, state } = given;
  return (
    <p className={styles.detail} data-proven={state === 'confirmed' || undefined}>
      <bdi dir="ltr" className={styles.contact}>
        <Breakable text={text} />
      </bdi>
      {state === undefined ? null : (
        <span className={styles.state}>
          {state === 'confirmed' ? (
            // An icon instead of words fits beside an address of any length.
            <>
              <Icon of={BadgeCheck} size={16} />
              <Hidden>{t('profile.confirmed')}</Hidden>
            </>
          ) : (
            t('profile.notConfirmed')
          )}
        </span>
      )}
    </p>
  );
}
