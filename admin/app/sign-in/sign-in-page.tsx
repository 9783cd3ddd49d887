import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { redirect, useLocation, useNavigate } from 'react-router';
import { currentMe } from '../session/me.ts';
import type { Route } from './+types/sign-in-page.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { loadMe } from './load-me.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { wantedPage } from './wanted-page.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Who is signed in already has nothing to do here; when that cannot be found out, the form can be tried.
  const me = currentMe() ?? (await loadMe().catch(() => undefined));
  if (me !== undefined) throw redirect(wantedPage(new URL(request.url).search));
  return null;
}

export default function SignInPage() {
  const t = useTranslations('signIn');
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <EntranceFrame title={t('title')}>
      <SignInSteps
        onSignedIn={async () => {
          await loadMe();
          await navigate(wantedPage(search), { replace: true });
        }}
      />
    </EntranceFrame>
  );
}
