import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { useState } from 'react';
import { useDestination } from '../accounts/after-sign-in.ts';
import { LogIn } from '../accounts/log-in-view.tsx';
import { loginReason } from '../accounts/login-reason.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { Picks } from '../product-lists/picks.tsx';
import { WishListHeader } from '../wish-lists/wish-list-header.tsx';

export const handle = { header: 'wide', footer: false, toolbar: true } satisfies RouteHandle;

/** Log-in; where it is asked for by an empty wish list, that comes first. */
export default function LoginPage() {
  const reason = loginReason(useDestination());
  const [asked, setAsked] = useState(false);
  return reason === 'wishlist' && !asked ? <NoWishes onLogIn={() => setAsked(true)} /> : <LogIn />;
}

/** A guest's wish list without anything in it: first how to fill it, then the account that may have one. */
function NoWishes({ onLogIn }: { onLogIn: () => void }) {
  const t = useTranslations('accounts');
  const favourites = useTranslations('favourites');
  return (
    <Page>
      <PageMeta title={favourites('title')} noIndex />
      <WishListHeader current="/wishlist" />
      <EmptyState
        picture={<UnlitLamp of="copper-pendant" />}
        title={t('loginPage.wishes.empty')}
        text={t('loginPage.wishes.text')}
        action={
          <>
            <ButtonLink to="/shopping">{t('loginPage.wishes.start')}</ButtonLink>
            <Button look="secondary" onClick={onLogIn}>
              {t('loginPage.wishes.logIn')}
            </Button>
          </>
        }
      />
      <Picks from={10} />
    </Page>
  );
}
