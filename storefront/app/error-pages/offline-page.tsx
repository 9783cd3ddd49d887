import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { WifiOff } from 'lucide';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownPath } from '../page/own-path.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { askServer } from '../pwa/ask-server.ts';
import { KeptList } from './kept-list.tsx';
import { PicksBelow } from './picks-below.tsx';

/** Pauses between questions to the server, ms; the last one is repeated. */
const PAUSES = [0, 2_000, 4_000, 8_000, 15_000];

/** Asks the server until it responds, while the page is looked at. */
async function whenServerResponds(signal: AbortSignal, then: () => void): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    await new Promise((done) => setTimeout(done, PAUSES[turn] ?? PAUSES.at(-1)));
    if (signal.aborted || document.hidden) continue;
    if (await askServer()) {
      if (!signal.aborted) then();
      return;
    }
  }
}

/** Shown without a connection for a page that is not cached on the device: `?to=` names it. */
export default function OfflinePage() {
  const t = useTranslations('pwa');
  const shell = useTranslations('layout');
  const ui = useTranslations('ui');
  const [search] = useSearchParams();
  const wanted = search.get('to');
  // The cached document has no address to continue to.
  const [to, setTo] = useState('/');
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const known = ownPath(wanted) ?? '/';
    setTo(known);
    const stop = new AbortController();
    const goOn = () => location.replace(known);
    addEventListener('online', goOn, { signal: stop.signal });
    // A device that has a network all the time hears no event when the server can be reached again.
    if (navigator.serviceWorker?.controller) void whenServerResponds(stop.signal, goOn);
    return () => stop.abort();
  }, [wanted]);
  async function retry(): Promise<void> {
    setAsking(true);
    if (await askServer()) return location.replace(to);
    setAsking(false);
    showToast(t('stillOffline'));
  }

  return (
    <>
      <PageMeta title={t('offlineTitle')} noIndex />
      <div data-says-offline>
        <EmptyState
          icon={WifiOff}
          heading="h1"
          title={t('offlineTitle')}
          text={t('offlineText')}
          action={
            <>
              <ButtonLink
                to={to}
                reloadDocument
                replace
                aria-busy={asking}
                onClick={(event) => {
                  event.preventDefault();
                  void retry();
                }}
              >
                {ui('retry')}
              </ButtonLink>
              <ButtonLink to="/" look="secondary">
                {shell('toHome')}
              </ButtonLink>
            </>
          }
        />
      </div>
      <KeptList />
      <PicksBelow />
    </>
  );
}
