import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useDestination } from '../accounts/after-sign-in.ts';
import { AuthFrame } from '../accounts/auth-frame.tsx';
import { LogIn } from '../accounts/log-in-view.tsx';
import { loginReason } from '../accounts/login-reason.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { Picks } from '../product-lists/picks.tsx';

export const handle = { header: false, footer: false, toolbar: false } satisfies RouteHandle;

/** Log-in; where it is asked for by an empty wish list, that comes first. */
export default function LoginPage() {
  const reason = loginReason(useDestination());
  const [asked, setAsked] = useState(false);
  return reason === 'wishlist' && !asked ? <NoWishes onLogIn={() => setAsked(true)} /> : <LogIn />;
}

/** A guest's wish list without anything in it: first how to fill it, then the account that may have one. */
function NoWishes({ onLogIn }: { onLogIn: () => void }) {
  const t = useTranslations('accounts');
  return (
    <AuthFrame
      title={t('loginPage.wishes.title')}
      text={t('loginPage.wishes.text')}
      backTo="/"
      after={<Picks from={1} />}
    >
      <ButtonLink to="/shopping" size="large" full>
        {t('loginPage.wishes.start')}
      </ButtonLink>
      <Button look="secondary" size="large" full onClick={onLogIn}>
        {t('loginPage.wishes.logIn')}
      </Button>
    </AuthFrame>
  );
}
