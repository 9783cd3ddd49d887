import type { Order } from '@dp/contract/orders.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { type CheckoutPorts, type Outcome, placeOrder } from './place-order.ts';
import type { PlacementBody, PlacementRecord } from './placement.ts';

const body: PlacementBody = {
  address_id: 3,
  lines: [{ id: 1, quantity: 2, expected_price: 120 }],
  payment_method: 'cash_on_delivery',
  expected_total: 290,
  expected_shipping: 50,
};
const wanted = { shopper: 9, body, openedAt: 0 };

/** A fake server: one order per key, with configurable refusals and lost responses. */
class Shop implements CheckoutPorts {
  stored: PlacementRecord = {};
  readonly orders = new Map<string, number>();
  readonly void = new Set<string>();
  readonly sent: { key: string; body: PlacementBody }[] = [];
  trouble: 'none' | 'lost before' | 'lost after' | ApiError = 'none';
  #keys = 0;

  record = () => this.stored;
  /** Whether the device has no room for a further key. */
  full = false;
  keep = (change: PlacementRecord) => {
    this.stored = { ...this.stored, ...change };
    return !this.full || change.unanswered === undefined;
  };
  newKey = () => {
    this.#keys += 1;
    return `key-${this.#keys}`;
  };
  now = () => 1_000;
  resolve = async (key: string) => {
    const id = this.orders.get(key);
    if (id === undefined) this.void.add(key);
    return id === undefined ? null : ({ id } as Order);
  };
  send = async (sent: PlacementBody, key: string) => {
    this.sent.push({ key, body: sent });
    const { trouble } = this;
    this.trouble = 'none';
    if (trouble === 'lost before') throw new ApiError({ status: 0, code: 'network_error' });
    if (trouble instanceof ApiError) throw trouble;
    return this.arrive(key, trouble);
  };
  /** A request arrives, perhaps long after the client gave up. */
  arrive = (key: string, trouble: Shop['trouble'] = 'none') => {
    if (this.void.has(key)) throw refusal(409, 'placement_voided');
    const id = this.orders.get(key) ?? 41 + this.orders.size;
    this.orders.set(key, id);
    if (trouble === 'lost after') throw new ApiError({ status: 0, code: 'timeout' });
    return { id } as Order;
  };
}

function refusal(status: number, code: ApiErrorCode, data = {}): ApiError {
  return new ApiError({ status, code, data });
}

let shop: Shop;
beforeEach(() => {
  shop = new Shop();
});
const place = (change: Partial<PlacementBody> = {}): Promise<Outcome> =>
  placeOrder({ ...wanted, body: { ...body, ...change } }, shop);

describe('placing an order', () => {
  it('stores its key before it is sent, and the outcome after', async () => {
    const before: PlacementRecord[] = [];
    const ports = {
      ...shop,
      send: (sent: PlacementBody, key: string) => {
        before.push(shop.record());
        return shop.send(sent, key);
      },
    };
    const outcome = await placeOrder(wanted, ports);
    expect(before).toMatchObject([{ unanswered: { key: 'key-1', body } }]);
    expect(outcome).toMatchObject({ kind: 'placed', orderId: 41, order: { id: 41 } });
    expect(shop.stored.unanswered).toBeUndefined();
    expect(shop.stored.placed).toMatchObject({ orderId: 41, settled: false });
  });

  it('sends nothing when the device has no room for the key, and continues once it has', async () => {
    shop.full = true;
    expect(await place()).toEqual({ kind: 'storage_full' });
    expect(shop.sent).toEqual([]);
    expect(shop.stored.unanswered).toBeUndefined();
    shop.full = false;
    expect(await place()).toMatchObject({ kind: 'placed', orderId: 41 });
  });

  it('sends a lost order again under its key although the device has become full', async () => {
    shop.trouble = 'lost after';
    await place();
    shop.full = true;
    expect(await place()).toMatchObject({ kind: 'placed', orderId: 41 });
    expect(shop.orders.size).toBe(1);
  });

  it.each(['lost before', 'lost after'] as const)(
    'makes one order when the answer is %s the order is made',
    async (trouble) => {
      shop.trouble = trouble;
      expect(await place()).toMatchObject({ kind: 'failed', certain: false });
      expect(await place()).toMatchObject({ kind: 'placed', orderId: 41 });
      expect(shop.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
      expect(shop.orders.size).toBe(1);
    },
  );

  it('finds the order of a lost response by its key although the cart has changed since', async () => {
    shop.trouble = 'lost after';
    await place();
    expect(await place({ note: 'الدور التالت', expected_total: 900 })).toEqual({
      kind: 'placed',
      orderId: 41,
    });
    expect(shop.orders.size).toBe(1);
    expect(shop.stored).toMatchObject({ unanswered: undefined, placed: { orderId: 41, body } });
  });

  it('places the changed order under a new key, and never the lost one', async () => {
    shop.trouble = 'lost before';
    await place();
    expect(await place({ note: 'الدور التالت' })).toMatchObject({ kind: 'placed', orderId: 41 });
    expect(shop.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(() => shop.arrive('key-1')).toThrow('placement_voided');
    expect(shop.orders.size).toBe(1);
  });

  it('voids a lost attempt before it believes the refusal of the next', async () => {
    shop.trouble = 'lost before';
    await place();
    shop.trouble = refusal(409, 'order_differs', { differences: [], quote: null });
    expect(await place()).toMatchObject({ kind: 'differs' });
    expect(shop.stored.unanswered).toBeUndefined();
    expect(() => shop.arrive('key-1')).toThrow('placement_voided');
  });

  it('finds the order of a lost attempt that arrived although the next was refused', async () => {
    shop.trouble = 'lost after';
    await place();
    shop.trouble = refusal(429, 'too_many_requests');
    expect(await place()).toEqual({ kind: 'placed', orderId: 41 });
  });

  it('retains the key of a lost attempt while it cannot void it', async () => {
    shop.trouble = 'lost before';
    await place();
    const error = refusal(429, 'too_many_requests');
    shop.trouble = error;
    const ports = { ...shop, resolve: () => Promise.reject(refusal(0, 'network_error')) };
    expect(await placeOrder(wanted, ports)).toEqual({ kind: 'failed', error, certain: false });
    expect(shop.stored.unanswered).toMatchObject({ key: 'key-1' });
  });

  it('sends nothing while it cannot resolve the lost one', async () => {
    shop.trouble = 'lost after';
    await place();
    const error = refusal(0, 'network_error');
    const ports = { ...shop, resolve: () => Promise.reject(error) };
    const other = { ...wanted, body: { ...body, note: 'x' } };
    expect(await placeOrder(other, ports)).toEqual({ kind: 'failed', error, certain: false });
    expect(shop.sent).toHaveLength(1);
    expect(shop.stored.unanswered).toMatchObject({ key: 'key-1' });
  });

  it('uses a new key once differences were accepted', async () => {
    const quote = { subtotal: 270, discount: 0, shipping: 50, total: 320, vat_included: 33.16 };
    const differences = [{ kind: 'total', expected: 290, actual: 320 }];
    shop.trouble = refusal(409, 'order_differs', { differences, quote });
    expect(await place()).toEqual({ kind: 'differs', differs: { differences, quote } });
    expect(await place({ expected_total: 320 })).toMatchObject({ kind: 'placed' });
    expect(shop.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('asks an unverified customer for the code', async () => {
    shop.trouble = refusal(403, 'verification_required');
    expect(await place()).toEqual({ kind: 'unverified' });
    expect(shop.stored.unanswered).toBeUndefined();
  });

  it('is certain of a refusal and discards the key', async () => {
    shop.trouble = refusal(422, 'delivery_unavailable');
    expect(await place()).toMatchObject({ kind: 'failed', certain: true });
    expect(shop.stored.unanswered).toBeUndefined();
  });
});
