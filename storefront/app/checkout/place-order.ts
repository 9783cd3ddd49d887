import type { Order, OrderDifference } from '@dp/contract/orders.ts';
import { type ApiError, isApiError } from '../api/api-error.ts';
import {
  decide,
  type PlacementBody,
  type PlacementRecord,
  saysNotPlaced,
  type Unanswered,
  type Wanted,
} from './placement.ts';

/** What a refusal as `order_differs` carries: every difference, and what the order would cost now. */
export interface OrderDifferences {
  readonly differences: readonly OrderDifference[];
  /** Null when nothing is left to order. */
  readonly quote: Order['totals'] | null;
}

/** How placing an order ended. */
export type Outcome =
  /** `order` is absent when it was another tab, or an earlier attempt, that placed it. */
  | { readonly kind: 'placed'; readonly orderId: number; readonly order?: Order }
  /** Nothing was placed: it differs from what the shopper agreed to. */
  | { readonly kind: 'differs'; readonly differs: OrderDifferences }
  /** Nothing was placed: the account must be verified first. */
  | { readonly kind: 'unverified' }
  /** Nothing was sent: the device has no room to remember the key. */
  | { readonly kind: 'storage_full' }
  /** It failed; `certain` when nothing was placed for sure. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly certain: boolean };

/** What placing an order needs of the world around it. */
export interface PlacementDesk {
  readonly record: () => PlacementRecord;
  /** False when the device has no room for it. */
  readonly keep: (change: PlacementRecord) => boolean;
  readonly send: (body: PlacementBody, key: string) => Promise<Order>;
  /** The order placed with this key; null when there is none, and the shop will make none of it any more. */
  readonly resolve: (key: string) => Promise<Order | null>;
  readonly newKey: () => string;
  readonly now: () => number;
}

/**
 * Places an order once, whatever happens on the way: the key is kept before anything is sent and let
 * go only when it is known that no request under it can place an order any more. Until then the same
 * order goes out under the same key, and before a different one the first is resolved.
 */
export async function placeOrder(wanted: Wanted, desk: PlacementDesk): Promise<Outcome> {
  const decision = decide(desk.record(), wanted, desk.newKey);
  if (decision.kind === 'placed') return decision;
  if (decision.kind === 'send') return send(decision.placement, desk);
  try {
    const orderId = await resolvePending(decision.before, desk);
    if (orderId !== undefined) return { kind: 'placed', orderId };
  } catch (error) {
    return { kind: 'failed', error, certain: false };
  }
  const { shopper, body } = wanted;
  return send({ key: desk.newKey(), shopper, body }, desk);
}

/**
 * The order that an unanswered placement became, if it did; otherwise its key is void, so that it never
 * will. Either way it is answered.
 *
 * @throws {ApiError} when the shop cannot be asked; the key is kept.
 */
export async function resolvePending(
  { key, shopper, body }: Unanswered,
  desk: Pick<PlacementDesk, 'resolve' | 'keep' | 'now'>,
): Promise<number | undefined> {
  const order = await desk.resolve(key);
  if (order === null) {
    desk.keep({ unanswered: undefined });
    return undefined;
  }
  const placed = { orderId: order.id, shopper, body, at: desk.now(), settled: false };
  desk.keep({ unanswered: undefined, placed });
  return order.id;
}

async function send(placement: Unanswered, desk: PlacementDesk): Promise<Outcome> {
  const { key, shopper, body } = placement;
  const before = desk.record();
  const sentBefore = before.unanswered?.key === key;
  if (!desk.keep({ unanswered: { key, shopper, body } }) && !sentBefore) {
    // A reload would forget the key, and order a second time what this request may have ordered.
    desk.keep({ unanswered: before.unanswered });
    return { kind: 'storage_full' };
  }
  try {
    const order = await desk.send(body, key);
    const placed = { orderId: order.id, shopper, body, at: desk.now(), settled: false };
    desk.keep({ unanswered: undefined, placed });
    return { kind: 'placed', orderId: order.id, order };
  } catch (error) {
    if (!saysNotPlaced(error)) return { kind: 'failed', error, certain: false };
    if (sentBefore) return refusedAgain(placement, error, desk);
    desk.keep({ unanswered: undefined });
    return refused(error);
  }
}

/** A refusal says nothing of an earlier attempt under the same key, which may still be on its way. */
async function refusedAgain(
  placement: Unanswered,
  error: unknown,
  desk: PlacementDesk,
): Promise<Outcome> {
  try {
    const orderId = await resolvePending(placement, desk);
    return orderId === undefined ? refused(error) : { kind: 'placed', orderId };
  } catch {
    return { kind: 'failed', error, certain: false };
  }
}

function refused(error: unknown): Outcome {
  if (isApiError(error, 'order_differs')) return { kind: 'differs', differs: differsIn(error) };
  if (isApiError(error, 'verification_required')) return { kind: 'unverified' };
  return { kind: 'failed', error, certain: true };
}

function differsIn({ data }: ApiError): OrderDifferences {
  const { differences, quote } = data as Partial<OrderDifferences>;
  return { differences: differences ?? [], quote: quote ?? null };
}
