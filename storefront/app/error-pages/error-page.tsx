import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { type IconNode, Lightbulb, WifiOff } from 'lucide';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { pageProblem } from '../api/page-errors.ts';
import { useCachedPage } from '../page/cached-page.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { useOffline } from '../pwa/use-offline.ts';
import styles from './error-page.module.css';
import { PicksBelow } from './picks-below.tsx';

const UnlitLamp = lazy(async () => ({
  default: (await import('../page/unlit-lamp.tsx')).UnlitLamp,
}));

/** What is shown in place of a page that failed: what happened, and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, problem } = pageProblem(error);
  const offline = useOffline();
  if (status === 404 || status === 410) return <NotFound code={problem?.code} />;
  const unreached = problem?.code === 'network_error' || problem?.code === 'timeout';
  return offline || unreached ? <Unreached /> : <Failed requestId={problem?.requestId} />;
}

export interface NotFoundProps {
  /** The lamp, where the page has its code already. */
  readonly picture?: ReactNode;
  /** Why: for a product it says so. */
  readonly code?: string | undefined;
}

/** An address or a thing that is not there. */
export function NotFound({ picture, code }: NotFoundProps) {
  const t = useTranslations('layout');
  const what = code === 'product_not_found' ? 'product' : 'page';
  const title = t(`missing.${what}Title`);
  return (
    <>
      <PageMeta title={title} noIndex />
      <EmptyState
        picture={
          picture ?? (
            <Suspense fallback={<span className={styles.place} />}>
              <UnlitLamp of="filament-bulb" />
            </Suspense>
          )
        }
        heading="h1"
        title={title}
        text={t(`missing.${what}Text`)}
        action={
          <>
            <ButtonLink to="/categories/">{t('browseCategories')}</ButtonLink>
            <ButtonLink to="/search/product" look="secondary">
              {t('search')}
            </ButtonLink>
          </>
        }
      />
      <PicksBelow />
    </>
  );
}

function Failed({ requestId }: { requestId: string | undefined }) {
  const t = useTranslations('layout');
  return (
    <Failure
      icon={Lightbulb}
      title={t('failedTitle')}
      text={t('failedText')}
      detail={requestId && t('requestNumber', { id: requestId })}
    />
  );
}

/** The page is not cached and the server cannot be reached. */
function Unreached() {
  const t = useTranslations('pwa');
  if (useCachedPage(true)) return null;
  return (
    <div data-says-offline>
      <Failure icon={WifiOff} title={t('offlineTitle')} text={t('offlineText')} />
      <PicksBelow />
    </div>
  );
}

/** A temporary failure with retry and home. */
function Failure(said: {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
  readonly detail?: string | undefined;
}) {
  const t = useTranslations('layout');
  const { retry, busy } = useRetry();
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta title={said.title} noIndex />
      <ErrorState
        {...said}
        heading="h1"
        onRetry={retry}
        retrying={busy}
        action={
          pathname !== '/' && (
            <ButtonLink to="/" look="secondary">
              {t('toHome')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}

/**
 * Reloads the page. Revalidating the data is not enough: a rendering error stays until the location changes.
 */
function useRetry(): { readonly retry: () => void; readonly busy: boolean } {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search, hash } = useLocation();
  return {
    busy: state === 'loading',
    retry: () =>
      void navigate(pathname + search + hash, { replace: true, preventScrollReset: true }),
  };
}
