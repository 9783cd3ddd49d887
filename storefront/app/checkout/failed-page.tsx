import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { ShieldCheck, ShoppingCart } from 'lucide';
import { Suspense } from 'react';
import { Await, Navigate } from 'react-router';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { cachedQuote } from '../cart/cached-quote.ts';
import { cartLines } from '../cart/change-cart.ts';
import { requestQuote } from '../cart/load-cart.ts';
import { useHasOutcome } from '../page/outcome-state.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import type { Route } from './+types/failed-page.ts';
import { FAILURE_NUMBERS } from './failed-address.ts';
import { FailedAgain } from './failed-again.tsx';
import { FailedGoods } from './failed-goods.tsx';
import styles from './failed-page.module.css';

export const handle = { footer: false } satisfies RouteHandle;

/** Errors that another address solves. */
const ABOUT_ADDRESS = ['address_not_found', 'delivery_unavailable'];
/** Errors fully covered by the title. */
const WITHOUT_DETAIL = ['idempotency_key_reused', 'placement_voided'];

/** Errors whose usual words end with the advice that the button gives here. */
const WITHOUT_ADVICE = ['network_error', 'timeout', 'internal_error', 'bad_answer'] as const;

/** Reads what `failedAddress` has written; what is still in the cart follows. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    reason: searchParams.get('reason') ?? 'internal_error',
    sure: searchParams.has('sure'),
    again: searchParams.has('again'),
    kept: keptCart(),
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

/** The cart as quoted now, else as last quoted; undefined when neither is known. */
async function keptCart(): Promise<Quote | undefined> {
  const lines = [...cartLines()];
  if (lines.length === 0) return undefined;
  return await requestQuote({ lines }).catch(cachedQuote);
}

interface Failure {
  readonly reason: string;
  readonly sure: boolean;
  /** Whether it was tried from this page and failed as well. */
  readonly again: boolean;
  readonly data: Readonly<Record<string, number>>;
  readonly kept: Promise<Quote | undefined>;
}

function Failed({ reason, sure, again, data, kept }: Failure) {
  const t = useTranslations('checkout');
  const errorText = useErrorText();
  const aboutAddress = ABOUT_ADDRESS.includes(reason);
  const title = t(sure ? 'failedTitle' : 'failedTitleUnsure');
  const brief = WITHOUT_ADVICE.find((code) => code === reason);
  const detail = WITHOUT_DETAIL.includes(reason)
    ? undefined
    : brief === undefined
      ? errorText(new ApiError({ status: 0, code: reason as ApiErrorCode, data }))
      : t(`failedReasons.${brief}`);
  return (
    <>
      <PageMeta title={title} noIndex />
      <ErrorState
        picture={<UnlitLamp sign={sure ? 'failed' : 'unsure'} />}
        heading="h1"
        title={title}
        text={
          <>
            {again ? <span className={styles.line}>{t('failedAgainToo')}</span> : null}
            {detail === undefined ? null : <span className={styles.line}>{detail}</span>}
            <span className={styles.facts}>
              {sure ? null : (
                <span className={styles.fact}>
                  <Icon of={ShieldCheck} size={20} />
                  {t('failedUnsure')}
                </span>
              )}
              <span className={styles.fact}>
                <Icon of={ShoppingCart} size={20} />
                {t('failedKept')}
              </span>
            </span>
          </>
        }
        action={
          <div className={styles.ways}>
            {aboutAddress ? (
              <ButtonLink to="/checkout" replace>
                {t('failedAddress')}
              </ButtonLink>
            ) : (
              <FailedAgain sure={sure} />
            )}
            <ButtonLink to="/my-cart" look="secondary">
              {t('failedCart')}
            </ButtonLink>
            <ButtonLink to="/contact-us" look="quiet">
              {t('failedHelp')}
            </ButtonLink>
          </div>
        }
      />
      <Suspense>
        <Await resolve={kept} errorElement={null}>
          {(quote) => (quote === undefined ? null : <FailedGoods quote={quote} />)}
        </Await>
      </Suspense>
    </>
  );
}
