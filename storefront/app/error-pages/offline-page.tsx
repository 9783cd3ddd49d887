import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { WifiOff } from 'lucide';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownPath } from '../page/own-path.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { askServer } from '../pwa/ask-server.ts';
import { PicksBelow } from './picks-below.tsx';

/** Shown without a connection for a page that is not cached on the device: `?to=` names it. */
export default function OfflinePage() {
  const t = useTranslations('pwa');
  const shell = useTranslations('layout');
  const ui = useTranslations('ui');
  const [search] = useSearchParams();
  const wanted = search.get('to');
  // The cached document has no address to continue to.
  const [to, setTo] = useState('/');
  useEffect(() => {
    const known = ownPath(wanted) ?? '/';
    setTo(known);
    const stop = new AbortController();
    const goOn = () => location.replace(known);
    addEventListener('online', goOn, { signal: stop.signal });
    // Opened by the worker, after which the network may have come back before this page could notice.
    if (navigator.onLine && navigator.serviceWorker?.controller)
      void askServer().then((responds) => {
        if (responds && !stop.signal.aborted) goOn();
      });
    return () => stop.abort();
  }, [wanted]);
  return (
    <>
      <PageMeta title={t('offlineTitle')} noIndex />
      <EmptyState
        icon={WifiOff}
        heading="h1"
        title={t('offlineTitle')}
        text={t('offlineText')}
        action={
          <>
            <ButtonLink to={to} reloadDocument replace>
              {ui('retry')}
            </ButtonLink>
            <ButtonLink to="/" look="secondary">
              {shell('toHome')}
            </ButtonLink>
          </>
        }
      />
      <PicksBelow />
    </>
  );
}
