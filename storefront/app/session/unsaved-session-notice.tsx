import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useSession } from './use-session.ts';

/** Shows once that the device has no room for the session, which ends with the page. */
export function UnsavedSessionNotice() {
  const token = useSession((state) => (state.stored ? undefined : state.token));
  return <Suspense>{token === undefined ? null : <Notice key={token} />}</Suspense>;
}

function Notice() {
  const t = useTranslations('layout');
  const said = useRef(false);
  useEffect(() => {
    // Once per session, not again in another language.
    if (said.current) return;
    said.current = true;
    showToast(t('sessionNotKept'), { look: 'danger' });
  }, [t]);
  return null;
}
