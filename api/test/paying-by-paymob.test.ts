import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymob } from '../src/payment-providers/paymob/create-paymob.ts';
import { signTransaction } from '../src/payment-providers/paymob/paymob-signature.ts';
import type { AttemptIds, PaymentProvider } from '../src/payments/payment-provider.ts';
import { valuesOf } from '../src/remote/raw-json.ts';
import { type PaymobSimulator, startPaymobSimulator } from './arrange/payments.ts';
import {
  asReceived,
  attemptOf,
  newRequest,
  type SentCallback,
} from './arrange/provider-simulator.ts';

const now = () => new Date('2026-11-23T10:00:00Z');
const { signal } = new AbortController();
const AMOUNT = 150_050;

let simulator: PaymobSimulator;
let paymob: PaymentProvider;

beforeAll(async () => {
  simulator = await startPaymobSimulator();
  paymob = simulator.provider(now);
});
afterAll(() => simulator.stop());

async function beginAttempt(): Promise<AttemptIds> {
  const request = newRequest();
  const begun = await paymob.begin(request, signal);
  if (begun.kind !== 'redirect') throw new Error(`The attempt is ${begun.kind}.`);
  return attemptOf(request, begun.ids);
}

async function pay(attempt: AttemptIds, how: string) {
  const { id, callbacks } = await simulator.pay(attempt.reference, how);
  const readings = callbacks.map(({ query, body }) => read(query, body));
  return { attempt: { ...attempt, payment: String(id) }, callbacks, readings };
}

function onlyOne(callbacks: readonly SentCallback[]): SentCallback {
  const [one, ...others] = callbacks;
  if (one === undefined || others.length > 0) throw new Error(`${callbacks.length} callbacks.`);
  return one;
}

function read(query: string, body: string) {
  return paymob.readCallback(asReceived({ query, body }));
}

describe('the signature', () => {
  const transaction = {
    amount_cents: '10000',
    created_at: '2026-08-14T12:00:00.000000',
    currency: 'EGP',
    error_occured: false,
    has_parent_transaction: false,
    id: '900001',
    integration_id: '1001',
    is_3d_secure: false,
    is_auth: false,
    is_capture: false,
    is_refunded: false,
    is_standalone_payment: true,
    is_voided: false,
    order: { id: '700001' },
    owner: '500001',
    pending: false,
    source_data: { pan: '0010', sub_type: 'Visa', type: 'card' },
    success: true,
  };

  it('is the one that was computed elsewhere', () => {
    expect(signTransaction(valuesOf(transaction), 'sim_hmac_secret')).toBe(
      '033e0bca25918ecf037674c6f9e3ed1c11ba969f16b647f39cf0c404bdcf6db767e0fbe9dc8a523cbc8d19e459c3843222d167201f4705657002eb3671f2619b',
    );
  });

  it.each(['order', 'order_id'])('holds for what the browser brings back, with %s', (name) => {
    const query = new URLSearchParams({ [name]: '700001' });
    for (const [key, value] of Object.entries(transaction)) {
      if (typeof value !== 'object') query.set(key, String(value));
    }
    for (const [key, value] of Object.entries(transaction.source_data)) {
      query.set(`source_data.${key}`, value);
    }
    query.set('hmac', signTransaction(valuesOf(transaction), 'sim_hmac_secret'));
    const reading = paymob.readCallback({
      rawBody: Buffer.alloc(0),
      query,
      headers: {},
      form: 'return',
    });
    expect(reading).toMatchObject({ verdict: 'verified', match: { providerOrder: '700001' } });
    query.set('amount_cents', '1');
    const altered = paymob.readCallback({
      rawBody: Buffer.alloc(0),
      query,
      headers: {},
      form: 'return',
    });
    expect(altered).toEqual({ verdict: 'bad_signature' });
  });
});

describe('beginning an attempt', () => {
  it('leads to the pay page', async () => {
    const begun = await paymob.begin(newRequest(), signal);
    expect(begun).toMatchObject({ kind: 'redirect', ids: { order: expect.any(String) } });
    if (begun.kind !== 'redirect') return;
    expect(begun.url).toContain('/unifiedcheckout/?publicKey=egy_pk_test_simulator&clientSecret=');
  });

  it('is refused for a reference that was used', async () => {
    const request = newRequest();
    await paymob.begin(request, signal);
    expect(await paymob.begin(request, signal)).toMatchObject({ kind: 'refused' });
  });

  it('is refused with the wrong key', async () => {
    const other = createPaymob({ ...simulator.settings, secretKey: 'egy_sk_test_other' }, now);
    expect(await other.begin(newRequest(), signal)).toMatchObject({ kind: 'refused' });
  });

  it.each(['error', 'silent', 'half'])('is unknown when the answer is %s', async (create) => {
    await simulator.next({ create });
    expect(await paymob.begin(newRequest(), signal)).toEqual({ kind: 'unknown' });
  });
});

describe('a callback', () => {
  it('reports the payment in piastres, with four digits of the card', async () => {
    const attempt = await beginAttempt();
    const { readings, attempt: paid } = await pay(attempt, 'success');
    expect(readings).toEqual([
      {
        verdict: 'verified',
        match: { providerOrder: attempt.order },
        report: {
          status: 'paid',
          amount: AMOUNT,
          currency: 'EGP',
          merchant: '11',
          live: false,
          payment: paid.payment,
          refunded: null,
          paidAt: null,
          failure: null,
          source: 'Visa •••• 1111',
        },
      },
    ]);
  });

  it.each([
    ['decline', ['failed']],
    ['pending', ['pending']],
    ['pending_then_success', ['pending', 'paid']],
    ['failed_after_paid', ['paid', 'failed']],
  ])('reports %s', async (how, statuses) => {
    const { readings } = await pay(await beginAttempt(), how);
    const found = readings.map((one) => (one.verdict === 'verified' ? one.report.status : one));
    expect(found).toEqual(statuses);
  });

  it('reports the amount that was really paid', async () => {
    const { readings } = await pay(await beginAttempt(), 'amount_changed');
    expect(readings).toMatchObject([{ report: { amount: 100 } }]);
  });

  it('with a wrong signature, without one or with altered values is not believed', async () => {
    const { callbacks, readings } = await pay(await beginAttempt(), 'wrong_hmac');
    expect(readings).toEqual([{ verdict: 'bad_signature' }]);
    const { body } = onlyOne(callbacks);
    expect(read('', body)).toEqual({ verdict: 'bad_signature' });
    const good = await pay(await beginAttempt(), 'success');
    const sent = onlyOne(good.callbacks);
    const altered = sent.body.replace(`"amount_cents":${AMOUNT}`, '"amount_cents":1');
    expect(read(sent.query, altered)).toEqual({ verdict: 'bad_signature' });
  });

  it.each([
    ['not JSON', '<html>', 'malformed'],
    ['null', 'null', 'malformed'],
    ['something else', '{"type":"OTHER","obj":{}}', 'malformed'],
    ['no transaction', '{"type":"TRANSACTION"}', 'bad_signature'],
    ['a saved card', '{"type":"TOKEN","obj":{"token":"x"}}', 'ignored'],
  ])('that is %s pays nothing', (_, body, verdict) => {
    expect(read('hmac=00', body)).toMatchObject({ verdict });
  });

  it('of a refund is not taken for a payment, even with its unsigned marks removed', async () => {
    const { attempt } = await pay(await beginAttempt(), 'success');
    await paymob.refund({ attempt, amount: AMOUNT }, signal);
    const last = await simulator.post<Record<string, unknown>>(
      '/api/ecommerce/orders/transaction_inquiry',
      {
        auth_token: 'bearer',
        order_id: Number(attempt.order),
      },
    );
    const obj = { ...last, is_refund: false, parent_transaction: null };
    const text = Object.fromEntries(
      Object.entries(obj).map(([key, value]) => [
        key,
        typeof value === 'number' ? `${value}` : value,
      ]),
    );
    const values = valuesOf({ ...text, order: { id: attempt.order } });
    const query = `hmac=${signTransaction(values, simulator.settings.hmacSecret)}`;
    expect(read(query, JSON.stringify({ type: 'TRANSACTION', obj }))).toMatchObject({
      verdict: 'verified',
      report: { status: 'unknown' },
    });
  });
});

describe('asking about an attempt', () => {
  it('finds none before the shopper pays, and the payment when its callback was lost', async () => {
    const attempt = await beginAttempt();
    expect(await paymob.inquire(attempt, signal)).toMatchObject({ status: 'not_found' });
    await pay(attempt, 'success');
    const byOrder = await paymob.inquire(attempt, signal);
    expect(byOrder).toMatchObject({ status: 'paid', amount: AMOUNT, merchant: '11' });
  });

  it('finds by its reference the attempt whose beginning had no answer', async () => {
    const request = newRequest();
    await simulator.next({ create: 'silent' });
    await paymob.begin(request, signal);
    const attempt = attemptOf(request);
    expect(await paymob.inquire(attempt, signal)).toMatchObject({ status: 'not_found' });
    await pay(attempt, 'success');
    expect(await paymob.inquire(attempt, signal)).toMatchObject({ status: 'paid', amount: AMOUNT });
  });

  it('is unknown without an answer', async () => {
    const nobody = createPaymob({ ...simulator.settings, baseUrl: 'http://127.0.0.1:1' }, now);
    expect(await nobody.inquire(await beginAttempt(), signal)).toMatchObject({ status: 'unknown' });
  });
});

describe('a refund', () => {
  it('pays back a part and then the rest, and never more', async () => {
    const { attempt } = await pay(await beginAttempt(), 'success');
    expect(await paymob.refund({ attempt, amount: 50_000 }, signal)).toMatchObject({
      kind: 'done',
    });
    expect(await paymob.inquire(attempt, signal)).toMatchObject({
      status: 'partly_refunded',
      refunded: 50_000,
    });
    const tooMuch = await paymob.refund({ attempt, amount: AMOUNT }, signal);
    expect(tooMuch).toEqual({ kind: 'refused', reason: '400 more than the amount that is left' });
    await paymob.refund({ attempt, amount: AMOUNT - 50_000 }, signal);
    // Also found by the order, whose last transaction is the refund.
    expect(await paymob.inquire({ ...attempt, payment: null }, signal)).toMatchObject({
      status: 'refunded',
      refunded: AMOUNT,
      payment: attempt.payment,
    });
  });

  it.each(['error', 'silent', 'half'])(
    'is unknown when the answer is %s, and found by asking',
    async (how) => {
      const { attempt } = await pay(await beginAttempt(), 'success');
      await simulator.next({ refund: how });
      expect(await paymob.refund({ attempt, amount: 50_000 }, signal)).toEqual({ kind: 'unknown' });
      expect(await paymob.inquire(attempt, signal)).toMatchObject({ refunded: 50_000 });
    },
  );

  it('is refused for a kiosk payment', async () => {
    const { attempt } = await pay(await beginAttempt(), 'success');
    const kiosk = { ...attempt, method: 'kiosk' as const };
    expect(await paymob.refund({ attempt: kiosk, amount: 1 }, signal)).toMatchObject({
      kind: 'refused',
    });
  });
});

describe('settings', () => {
  it.each([
    ['keys of two modes', { publicKey: 'egy_pk_live_x' }],
    ['keys of two countries', { publicKey: 'uae_pk_test_x' }],
    ['keys in each other’s place', { publicKey: 'egy_sk_test_x' }],
    ['no HMAC secret', { hmacSecret: '' }],
    ['no method', { integrations: {} }],
    ['one integration for two methods', { integrations: { card: '1', wallet: '1' } }],
    ['no encryption', { baseUrl: 'http://accept.paymob.com' }],
  ])('with %s are refused', (_, some) => {
    expect(() => createPaymob({ ...simulator.settings, ...some }, now)).toThrow();
  });
});
