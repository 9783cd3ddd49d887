import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { refusals } from './refused-session.ts';

/** Shows once that a session has expired, on any page. */
export function SessionEndNotice() {
  const count = useStore(refusals, (state) => state.count);
  return <Suspense>{count === 0 ? null : <Notice key={count} />}</Suspense>;
}

function Notice() {
  const t = useTranslations('errors');
  const said = useRef(false);
  useEffect(() => {
    // Once per end, not again in another language.
    if (said.current) return;
    said.current = true;
    showToast(t('session_expired'));
  }, [t]);
  return null;
}
