import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { LightbulbOff } from 'lucide';
import { Navigate } from 'react-router';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useHasOutcome } from '../page/outcome-state.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import type { Route } from './+types/failed-page.ts';
import { FAILURE_NUMBERS } from './failed-address.ts';
import styles from './failed-page.module.css';

export const handle = { footer: false } satisfies RouteHandle;

/** Errors that another address solves. */
const ABOUT_ADDRESS = ['address_not_found', 'delivery_unavailable'];
/** Errors fully covered by the title. */
const WITHOUT_DETAIL = [
  'internal_error',
  'bad_answer',
  'idempotency_key_reused',
  'placement_voided',
];

/** Reads what `failedAddress` has written. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    reason: searchParams.get('reason') ?? 'internal_error',
    sure: searchParams.has('sure'),
    data: Object.fromEntries(
      FAILURE_NUMBERS.flatMap((name) => {
        const value = Number(searchParams.get(name) ?? Number.NaN);
        return Number.isFinite(value) ? [[name, value]] : [];
      }),
    ),
  };
}

/**
 * The order could not be placed (specification §8): the reason if known, that nothing is lost, and what to
 * do. Opened directly, it redirects to the cart.
 */
export default function FailedPage({ loaderData }: Route.ComponentProps) {
  return useHasOutcome() ? <Failed {...loaderData} /> : <Navigate to="/my-cart" replace />;
}

export function HydrateFallback() {
  return (
    <Page narrow>
      <PageMeta title="" noIndex />
      <Skeleton shape="block" />
    </Page>
  );
}

interface Failure {
  readonly reason: string;
  readonly sure: boolean;
  readonly data: Readonly<Record<string, number>>;
}

function Failed({ reason, sure, data }: Failure) {
  const t = useTranslations('checkout');
  const errorText = useErrorText();
  const aboutAddress = ABOUT_ADDRESS.includes(reason);
  const detail = WITHOUT_DETAIL.includes(reason)
    ? undefined
    : errorText(new ApiError({ status: 0, code: reason as ApiErrorCode, data }));
  return (
    <>
      <PageMeta title={t('failedTitle')} noIndex />
      <ErrorState
        icon={LightbulbOff}
        heading="h1"
        title={t('failedTitle')}
        text={
          <>
            {detail === undefined ? null : <span className={styles.line}>{detail}</span>}
            <span className={styles.line}>{t('failedKept')}</span>
            {sure ? null : <span className={styles.line}>{t('failedUnsure')}</span>}
          </>
        }
        action={
          <>
            {aboutAddress ? (
              <ButtonLink to="/checkout" replace>
                {t('failedAddress')}
              </ButtonLink>
            ) : (
              <ButtonLink to="/checkout/review" replace>
                {t('failedAgain')}
              </ButtonLink>
            )}
            <ButtonLink to="/my-cart" look="secondary">
              {t('failedCart')}
            </ButtonLink>
            <ButtonLink to="/contact-us" look="quiet">
              {t('failedHelp')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
