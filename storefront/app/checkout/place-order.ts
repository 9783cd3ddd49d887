import type { Order, OrderDifference } from '@dp/contract/orders.ts';
import { type ApiError, isApiError } from '../api/api-error.ts';
import {
  decide,
  type PendingPlacement,
  type PlacementBody,
  type PlacementRecord,
  provesNotPlaced,
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
  /** Nothing was sent: the device has no room to store the key. */
  | { readonly kind: 'storage_full' }
  /** It failed; `certain` when nothing was placed for sure. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly certain: boolean };

/** What placing an order needs of the world around it. */
export interface CheckoutPorts {
  readonly record: () => PlacementRecord;
  /** False when the device has no room for it. */
  readonly keep: (change: PlacementRecord) => boolean;
  readonly send: (body: PlacementBody, key: string) => Promise<Order>;
  /** The order placed with this key; null after voiding the key. */
  readonly resolve: (key: string) => Promise<Order | null>;
  readonly newKey: () => string;
  readonly now: () => number;
}

/**
 * Places an order exactly once: the key is stored before anything is sent and discarded only when no request
 * under it can place an order any more. Until then the same order is retried under the same key, and a
 * different one only after the pending one is resolved.
 */
export async function placeOrder(wanted: Wanted, ports: CheckoutPorts): Promise<Outcome> {
  const decision = decide(ports.record(), wanted, ports.newKey);
  if (decision.kind === 'placed') return decision;
  if (decision.kind === 'send') return send(decision.placement, ports);
  try {
    const orderId = await resolvePending(decision.before, ports);
    if (orderId !== undefined) return { kind: 'placed', orderId };
  } catch (error) {
    return { kind: 'failed', error, certain: false };
  }
  const { shopper, body } = wanted;
  return send({ key: ports.newKey(), shopper, body }, ports);
}

/**
 * Resolves a pending placement: returns its order, or voids its key, so that it never becomes one.
 *
 * @throws {ApiError} when the call fails; the key is retained.
 */
export async function resolvePending(
  { key, shopper, body }: PendingPlacement,
  ports: Pick<CheckoutPorts, 'resolve' | 'keep' | 'now'>,
): Promise<number | undefined> {
  const order = await ports.resolve(key);
  if (order === null) {
    ports.keep({ unanswered: undefined });
    return undefined;
  }
  const placed = { orderId: order.id, shopper, body, at: ports.now(), settled: false };
  ports.keep({ unanswered: undefined, placed });
  return order.id;
}

async function send(placement: PendingPlacement, ports: CheckoutPorts): Promise<Outcome> {
  const { key, shopper, body } = placement;
  const before = ports.record();
  const sentBefore = before.unanswered?.key === key;
  if (!ports.keep({ unanswered: { key, shopper, body } }) && !sentBefore) {
    // A reload would lose the key, and a retry could order a second time.
    ports.keep({ unanswered: before.unanswered });
    return { kind: 'storage_full' };
  }
  try {
    const order = await ports.send(body, key);
    const placed = { orderId: order.id, shopper, body, at: ports.now(), settled: false };
    ports.keep({ unanswered: undefined, placed });
    return { kind: 'placed', orderId: order.id, order };
  } catch (error) {
    if (!provesNotPlaced(error)) return { kind: 'failed', error, certain: false };
    if (sentBefore) return refusedAgain(placement, error, ports);
    ports.keep({ unanswered: undefined });
    return refused(error);
  }
}

/**
 * A refused retry does not reveal the outcome of an earlier attempt under the same key, which may still be in
 * flight.
 */
async function refusedAgain(
  placement: PendingPlacement,
  error: unknown,
  ports: CheckoutPorts,
): Promise<Outcome> {
  try {
    const orderId = await resolvePending(placement, ports);
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
