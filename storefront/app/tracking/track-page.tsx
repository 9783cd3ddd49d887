import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { revalidated } from '../api/recent-responses.ts';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { type TrackedBy, trackedIn } from '../parcels/tracked-by.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper, userToken } from '../session/session.ts';
import type { Route } from './+types/track-page.ts';
import { TrackForm } from './track-form.tsx';
import { TrackHelp } from './track-help.tsx';
import styles from './track-page.module.css';
import { TrackedOrderView } from './tracked-order-view.tsx';

export const handle = { header: 'wide', refreshable: true } satisfies RouteHandle;

const Picks = lazy(async () => ({ default: (await import('../product-lists/picks.tsx')).Picks }));

/** The order that the address names, if it is of the shopper who is signed in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const number = new URL(request.url).searchParams.get('number') ?? '';
  if (number === '' || userToken() === undefined) return { number, own: undefined };
  try {
    const { data } = await revalidated(`tracked ${number} of ${currentShopper()?.id}`, () =>
      browserApi().call('trackOrder', { body: { number } }),
    );
    return { number, own: data };
  } catch (error) {
    // Somebody else's, or mistyped: the form asks for the phone.
    if (isApiError(error, 'tracking_not_found')) return { number, own: undefined };
    if (isApiError(error, 'validation_failed')) return { number: '', own: undefined };
    throw error;
  }
}

/** Where an order is, for its shopper and for anyone who knows its number and the end of its phone. */
export default function TrackPage({ loaderData }: Route.ComponentProps) {
  const { number, own } = loaderData;
  const t = useTranslations('tracking');
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const by = own === undefined ? trackedIn(state) : { number: own.number };
  const top = useRef<HTMLDivElement>(null);
  // What was asked for replaces the form, which had the focus.
  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key) top.current?.focus();
  }, [key]);

  async function track(asked: TrackedBy): Promise<void> {
    const { data } = await browserApi().call('trackOrder', { body: asked });
    const tracked = { ...asked, number: data.number };
    await navigate(`?number=${data.number}`, { state: { tracked } });
  }

  return (
    <Page>
      <PageMeta title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} backTo="/" />
      <div ref={top} tabIndex={-1} className={styles.page}>
        {by === undefined ? (
          <div className={styles.found}>
            <div className={styles.asks}>
              <p>{t('intro')}</p>
              <TrackForm key={number} number={number} onTrack={track} />
            </div>
            <div className={styles.aside}>
              <TrackHelp />
            </div>
          </div>
        ) : (
          <TrackedOrderView
            key={by.number}
            by={by}
            loaded={own}
            revision={loaderData}
            another={
              <Button look="quiet" full onClick={() => void navigate('/track-order')}>
                {t('another')}
              </Button>
            }
          />
        )}
      </div>
      <Suspense>
        <Picks from={2} />
      </Suspense>
    </Page>
  );
}

/** The page as the server sends it, until the browser knows whose order it is. */
export function HydrateFallback() {
  const t = useTranslations('tracking');
  return (
    <Page>
      <PageMeta title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} backTo="/" />
      <div className={styles.found}>
        <div className={styles.asks}>
          <p>{t('intro')}</p>
          <div className={styles.page} aria-busy>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
        </div>
      </div>
    </Page>
  );
}
