import { HOUR_MS, MINUTE_MS } from '@dp/contract/durations.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Order } from '@dp/contract/orders.ts';
import { PAY_WITHIN_MINUTES, type PrepaidMethod } from '@dp/contract/payments.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OrderRow } from '../orders/full-order.ts';
import {
  awaitPayment,
  describeForPayment,
  lockAwaiting,
  lockPaidOrder,
  noticeOfPayment,
  requireOwnOrder,
} from '../orders/pay-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import {
  type AttemptRow,
  changeAttempt,
  insertAttempt,
  lockAttempts,
} from '../payments/attempt-rows.ts';
import { type Offer, requireOffer } from '../payments/offered-methods.ts';
import type { Begun, ProviderIds } from '../payments/payment-provider.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { nextAskAt } from './ask-times.ts';
import { type PayingDeps, providerTimeout } from './payment-deps.ts';

/** Tries to pay for one order: more than anybody needs, and few enough for a provider. */
const ATTEMPTS_MAX = 12;
/** Goods are reserved no longer than this after placing, however often a payment is begun. */
const RESERVED_MS = 72 * HOUR_MS;
/** An open attempt that ends sooner is not worth returning to. */
const LEAST_LEFT_MS = 2 * MINUTE_MS;
/** Another tab that began this recently is still being answered. */
const BEGINNING_MS = 30_000;

/** Which order is to be paid how. */
export interface PaymentWish {
  readonly orderId: number;
  readonly method: PrepaidMethod;
  readonly locale: Locale;
}

/**
 * Begins an attempt to pay for one of a shopper's own orders, under a fresh reference, or goes back to the open one
 * of this method. The provider is called between two transactions: an attempt whose answer never came is asked
 * about later, and the next try is another attempt.
 *
 * @throws ProblemError 404 `order_not_found`; 409 `payment_not_awaited`; 422 `payment_method_unavailable`; 429
 *   `too_many_payment_attempts`; 503 `payment_not_begun` when the provider refuses or does not answer.
 */
export async function beginPayment(
  deps: PayingDeps,
  { customerId }: ShopperPrincipal,
  { orderId, method, locale }: PaymentWish,
): Promise<{ data: Order }> {
  const begun = await openAttempt(deps, { orderId, customerId }, method);
  if (begun.fresh && 'provider' in begun.offer) {
    await callProvider(deps, begun.order, begun.attempt, begun.offer);
  }
  const full = await requireOwnOrder(deps.db, { orderId, customerId });
  return { data: presentOrder(full, locale) };
}

async function openAttempt(
  deps: PayingDeps,
  owned: { readonly orderId: number; readonly customerId: number },
  method: PrepaidMethod,
): Promise<{ order: OrderRow; offer: Offer; attempt: AttemptRow; fresh: boolean }> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const order = await lockAwaiting(tx, owned);
    const offer = await requireOffer(tx, deps.payments, method);
    const attempts = await lockAttempts(tx, order.id);
    const open = attempts.findLast((each) => each.method === method && canGoOn(each, at));
    if (open) {
      const until = order.payUntil ?? open.expiresAt;
      await awaitPayment(tx, order, { method, until });
      return { order, offer, attempt: open, fresh: false };
    }
    if (attempts.length >= ATTEMPTS_MAX) throw new ProblemError(429, 'too_many_payment_attempts');
    const reserved = order.placedAt.getTime() + RESERVED_MS;
    // Rejecting a transfer extends `payUntil`.
    const latest = Math.max(reserved, order.payUntil?.getTime() ?? 0);
    const expiresAt = new Date(
      Math.min(at.getTime() + PAY_WITHIN_MINUTES[method] * MINUTE_MS, latest),
    );
    if (expiresAt.getTime() - at.getTime() < LEAST_LEFT_MS) {
      throw new ProblemError(409, 'payment_not_awaited', { number: order.number });
    }
    const provider = 'provider' in offer ? offer.provider : undefined;
    const attempt = await insertAttempt(tx, {
      orderId: order.id,
      provider: provider?.name ?? 'instapay',
      method,
      reference: `${order.number}-${attempts.length + 1}`,
      amountPiastres: order.totalPiastres,
      live: provider?.mode !== 'test',
      merchant: provider && method !== 'instapay' ? provider.merchantOf(method) : null,
      createdAt: at,
      expiresAt,
      ...(offer.method === 'instapay'
        ? { state: 'pending' as const, payNumber: offer.address, payHolder: offer.holder }
        : { askAt: nextAskAt({ createdAt: at, expiresAt }, at) }),
    });
    const until = new Date(Math.max(expiresAt.getTime(), order.payUntil?.getTime() ?? 0));
    await awaitPayment(tx, order, { method, until });
    if (offer.method === 'instapay') await noticeOfPayment(tx, deps, order);
    return { order, offer, attempt, fresh: true };
  });
}

/** Whether a shopper can go on with an attempt, or another tab is just beginning it. */
function canGoOn({ state, createdAt, expiresAt }: AttemptRow, at: Date): boolean {
  if (expiresAt.getTime() - at.getTime() < LEAST_LEFT_MS) return false;
  if (state === 'created') return at.getTime() - createdAt.getTime() < BEGINNING_MS;
  return state === 'pending';
}

async function callProvider(
  deps: PayingDeps,
  { id: orderId }: OrderRow,
  attempt: AttemptRow,
  { provider, method }: Extract<Offer, { provider: unknown }>,
): Promise<void> {
  const { publicUrl } = deps.config;
  const described = await describeForPayment(deps.db, orderId);
  const begun = await provider.begin(
    {
      ...described,
      reference: attempt.reference,
      method,
      expiresAt: attempt.expiresAt,
      returnUrl: `${publicUrl}/pay/${orderId}?returned=${attempt.id}`,
      callbackUrl: `${publicUrl}/api/payments/${provider.name}/callback`,
    },
    providerTimeout(),
  );
  await inTransaction(deps.db, async (tx) => {
    const order = await lockPaidOrder(tx, orderId);
    const attempts = await lockAttempts(tx, orderId);
    const now = attempts.find(({ id }) => id === attempt.id);
    if (!now) return;
    const { state, ...changes } = changesOf(begun);
    // A callback can be faster than the answer to the call that began it.
    const moves = now.state === 'created' && state !== undefined;
    await changeAttempt(tx, attempt.id, moves ? { ...changes, state } : changes);
    if (begun.kind === 'reference') await noticeOfPayment(tx, deps, order);
  });
  if (begun.kind === 'refused' || begun.kind === 'unknown') {
    throw new ProblemError(503, 'payment_not_begun');
  }
}

function changesOf(begun: Begun): Partial<AttemptRow> {
  switch (begun.kind) {
    case 'redirect':
      return { state: 'pending', redirectUrl: begun.url, ...columnsOf(begun.ids) };
    case 'reference':
      return {
        state: 'pending',
        payNumber: begun.number,
        expiresAt: begun.expiresAt,
        ...columnsOf(begun.ids),
      };
    case 'refused':
      return { state: 'failed', failure: begun.reason, askAt: null };
    case 'unknown':
      return { failure: 'no answer' };
  }
}

/** The ids that the provider named; a callback may have named others already. */
function columnsOf({ order, session, payment }: ProviderIds): Partial<AttemptRow> {
  return {
    ...(order === null ? {} : { providerOrder: order }),
    ...(session === null ? {} : { providerSession: session }),
    ...(payment === null ? {} : { providerPayment: payment }),
  };
}
