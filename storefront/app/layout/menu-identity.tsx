import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { leaveOverlays } from '@dp/ui/overlays/back-closes.ts';
import { OverlayLink } from '@dp/ui/overlays/overlay-link.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { UserRound } from 'lucide';
import { useLocation } from 'react-router';
import { loginAddress } from '../session/login-guard.ts';
import { useSession, useSignedIn } from '../session/use-session.ts';
import styles from './menu-identity.module.css';

/** Name and e-mail of the shopper, or a guest with a link to sign in. */
export function MenuIdentity({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('layout');
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const shopper = useSession((state) => state.shopper);
  if (!signedIn) {
    return (
      <section className={styles.card}>
        <Portrait />
        <div className={styles.words}>
          <p className={styles.name}>{t('guest')}</p>
          <p className={styles.detail}>{t('guestHint')}</p>
        </div>
        <ButtonLink
          to={loginAddress(pathname + search)}
          replace
          full
          className={styles.signIn}
          onClick={() => {
            leaveOverlays();
            onLeave();
          }}
        >
          {t('signIn')}
        </ButtonLink>
      </section>
    );
  }
  return (
    <OverlayLink to="/profile" className={styles.card} onClick={onLeave}>
      <Portrait />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{shopper?.name || t('profile')}</bdi>
        </span>
        {shopper?.email ? (
          <span className={styles.detail}>
            <Address email={shopper.email} />
          </span>
        ) : null}
      </span>
    </OverlayLink>
  );
}

/** An address that is too long for a line breaks before its host, not after a hyphen. */
function Address({ email }: { email: string }) {
  const host = email.lastIndexOf('@');
  return (
    <bdi>
      <span className={styles.part}>{email.slice(0, host)}</span>
      <span className={styles.part}>{email.slice(host)}</span>
    </bdi>
  );
}

function Portrait() {
  return (
    <span className={styles.portrait}>
      <Icon of={UserRound} size={24} />
    </span>
  );
}
