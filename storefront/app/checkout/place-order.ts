import type { Order, OrderDifference, OrderSummary } from '@dp/contract/orders.ts';
import { type ApiError, isApiError } from '../api/api-error.ts';
import {
  decide,
  orderOf,
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
  /** It failed; `certain` when nothing was placed for sure. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly certain: boolean };

/** What placing an order needs of the world around it. */
export interface PlacementDesk {
  readonly record: () => PlacementRecord;
  readonly keep: (change: PlacementRecord) => void;
  readonly send: (body: PlacementBody, key: string) => Promise<Order>;
  /** The shopper's newest orders. */
  readonly newestOrders: () => Promise<readonly OrderSummary[]>;
  readonly newKey: () => string;
  readonly now: () => number;
}

/**
 * Places an order once, whatever happens on the way: the key is kept before anything is sent and let
 * go only when the answer is known; while it is not, the same order goes out under the same key, and a
 * different one only after looking whether the first became an order.
 */
export async function placeOrder(wanted: Wanted, desk: PlacementDesk): Promise<Outcome> {
  const decision = decide(desk.record(), wanted, desk.newKey);
  if (decision.kind === 'placed') return decision;
  if (decision.kind === 'send') return send(decision.placement, desk);
  try {
    const orderId = await becameOf(decision.before, desk);
    if (orderId !== undefined) return { kind: 'placed', orderId };
  } catch (error) {
    return { kind: 'failed', error, certain: false };
  }
  return send({ ...wanted, key: desk.newKey() }, desk);
}

/**
 * The order that an unanswered placement became, if it did: then it is answered. What is not found may
 * still be on its way and keeps its key.
 *
 * @throws {ApiError} when the orders cannot be asked for.
 */
export async function becameOf(
  before: Unanswered,
  desk: Pick<PlacementDesk, 'newestOrders' | 'keep' | 'now'>,
): Promise<number | undefined> {
  const orderId = orderOf(before, await desk.newestOrders());
  if (orderId !== undefined) {
    const { shopper, body } = before;
    const placed = { orderId, shopper, body, at: desk.now(), settled: false };
    desk.keep({ unanswered: undefined, placed });
  }
  return orderId;
}

async function send(placement: Unanswered, desk: PlacementDesk): Promise<Outcome> {
  const { key, shopper, body, lastOrderId } = placement;
  desk.keep({ unanswered: { key, shopper, body, lastOrderId } });
  try {
    const order = await desk.send(body, key);
    const placed = { orderId: order.id, shopper, body, at: desk.now(), settled: false };
    desk.keep({ unanswered: undefined, placed });
    return { kind: 'placed', orderId: order.id, order };
  } catch (error) {
    const certain = saysNotPlaced(error);
    if (certain) desk.keep({ unanswered: undefined });
    if (isApiError(error, 'order_differs')) return { kind: 'differs', differs: differsIn(error) };
    if (isApiError(error, 'verification_required')) return { kind: 'unverified' };
    return { kind: 'failed', error, certain };
  }
}

function differsIn({ data }: ApiError): OrderDifferences {
  const { differences, quote } = data as Partial<OrderDifferences>;
  return { differences: differences ?? [], quote: quote ?? null };
}
