import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKashier } from '../src/payment-providers/kashier/create-kashier.ts';
import type { KashierSettings } from '../src/payment-providers/kashier/kashier-settings.ts';
import type { AttemptIds, PaymentProvider } from '../src/payments/payment-provider.ts';
import {
  asReceived,
  attemptOf,
  newRequest,
  type SentCallback,
  type Simulator,
  startSimulator,
} from './arrange/provider-simulator.ts';

const { signal } = new AbortController();
const AMOUNT = 150_050;

let simulator: Simulator;
let settings: KashierSettings;
let kashier: PaymentProvider;

beforeAll(async () => {
  simulator = await startSimulator('kashier');
  settings = {
    mode: 'test',
    baseUrl: simulator.address,
    refundUrl: simulator.address,
    merchantId: 'MID-1000-1',
    apiKey: 'sim_kashier_api_key',
    secretKey: 'sim_kashier_secret_key',
    methods: ['card', 'wallet'],
  };
  kashier = createKashier(settings);
});
afterAll(() => simulator.stop());

async function beginAttempt(): Promise<AttemptIds> {
  const request = newRequest();
  const begun = await kashier.begin(request, signal);
  if (begun.kind !== 'redirect') throw new Error(`The attempt is ${begun.kind}.`);
  return attemptOf(request, begun.ids);
}

async function pay(attempt: AttemptIds, how: string) {
  const { id, callbacks } = await simulator.pay(attempt.reference, how);
  const readings = callbacks.map((one) => kashier.readCallback(asReceived(one)));
  return { attempt: { ...attempt, payment: String(id) }, callbacks, readings };
}

function onlyOne([one, ...others]: readonly SentCallback[]): SentCallback {
  if (one === undefined || others.length > 0) throw new Error('There is not one callback.');
  return one;
}

describe('beginning an attempt', () => {
  it('leads to the pay page', async () => {
    const begun = await kashier.begin(newRequest(), signal);
    expect(begun).toMatchObject({
      kind: 'redirect',
      url: expect.stringContaining('/session/'),
      ids: { session: expect.stringContaining('session') },
    });
  });

  it('is refused for a reference that was used, and with the wrong key', async () => {
    const request = newRequest();
    await kashier.begin(request, signal);
    expect(await kashier.begin(request, signal)).toEqual({
      kind: 'refused',
      reason: '400 this order was used already',
    });
    const other = createKashier({ ...settings, secretKey: 'other' });
    expect(await other.begin(newRequest(), signal)).toMatchObject({ kind: 'refused' });
  });

  it.each(['error', 'silent', 'half'])('is unknown when the answer is %s', async (create) => {
    await simulator.next({ create });
    expect(await kashier.begin(newRequest(), signal)).toEqual({ kind: 'unknown' });
  });
});

describe('a callback', () => {
  it('reports the payment in piastres, with four digits of the card', async () => {
    const { readings, attempt } = await pay(await beginAttempt(), 'success');
    expect(readings).toEqual([
      {
        verdict: 'verified',
        match: { reference: attempt.reference },
        report: {
          status: 'paid',
          amount: AMOUNT,
          currency: 'EGP',
          merchant: 'MID-1000-1',
          live: null,
          payment: attempt.payment,
          refunded: null,
          paidAt: null,
          failure: null,
          source: 'Mastercard •••• 1118',
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
    expect(readings).toMatchObject([{ report: { status: 'paid', amount: 100 } }]);
  });

  it('with a wrong signature, without one or with altered values is not believed', async () => {
    const { readings } = await pay(await beginAttempt(), 'wrong_signature');
    expect(readings).toEqual([{ verdict: 'bad_signature' }]);
    const sent = onlyOne((await pay(await beginAttempt(), 'success')).callbacks);
    const read = (changes: Partial<SentCallback>) =>
      kashier.readCallback(asReceived({ ...sent, ...changes }));
    expect(read({ headers: {} })).toEqual({ verdict: 'bad_signature' });
    const altered = sent.body.replace('"amount":1500.5', '"amount":1');
    expect(read({ body: altered })).toEqual({ verdict: 'bad_signature' });
  });

  it.each(['<html>', 'null', '{}', '{"data":null}', '{"data":7}'])(
    'that is %s is malformed',
    (body) => {
      expect(kashier.readCallback(asReceived({ query: '', body }))).toEqual({
        verdict: 'malformed',
      });
    },
  );

  it('of a refund makes the shop ask: its event is not signed', async () => {
    const { attempt } = await pay(await beginAttempt(), 'success');
    await kashier.refund({ attempt, amount: 5_000 }, signal);
    const [sent] = await simulator.post<SentCallback[]>('/simulator/refund-callbacks', {});
    if (!sent) throw new Error('No callback of the refund.');
    expect(kashier.readCallback(asReceived(sent))).toMatchObject({
      verdict: 'verified',
      report: { status: 'unknown' },
    });
  });

  it('does not come from the browser: the signature of the way back is another one', async () => {
    const query = 'paymentStatus=SUCCESS&merchantOrderId=DP-1-1&amount=1.00&signature=00';
    const sent = { rawBody: Buffer.alloc(0), query: new URLSearchParams(query), headers: {} };
    expect(kashier.readCallback({ ...sent, form: 'return' })).toEqual({
      verdict: 'bad_signature',
    });
    expect(kashier.readCallback({ ...sent, form: 'callback' })).toEqual({ verdict: 'malformed' });
  });
});

describe('asking about an attempt', () => {
  it('finds it open, and paid when its callback was lost, with the same payment', async () => {
    const begun = await beginAttempt();
    expect(await kashier.inquire(begun, signal)).toMatchObject({ status: 'pending' });
    const { attempt } = await pay(begun, 'success');
    const { payment } = attempt;
    expect(await kashier.inquire(begun, signal)).toMatchObject({
      status: 'paid',
      amount: AMOUNT,
      payment,
      refunded: null,
    });
    expect(await kashier.inquire({ ...attempt, payment: 'other' }, signal)).toMatchObject({
      status: 'unknown',
    });
  });

  it('finds nothing where the beginning had no answer: nobody was led to a pay page', async () => {
    const request = newRequest();
    await simulator.next({ create: 'silent' });
    await kashier.begin(request, signal);
    expect(await kashier.inquire(attemptOf(request), signal)).toMatchObject({
      status: 'not_found',
    });
  });

  it('is unknown without an answer', async () => {
    const nobody = createKashier({ ...settings, baseUrl: 'http://127.0.0.1:1' });
    expect(await nobody.inquire(await beginAttempt(), signal)).toMatchObject({ status: 'unknown' });
  });
});

describe('a refund', () => {
  it('pays back a part and then the rest, and never more', async () => {
    const { attempt } = await pay(await beginAttempt(), 'success');
    const first = await kashier.refund({ attempt, amount: 50_000 }, signal);
    expect(first).toMatchObject({ kind: 'done', id: expect.stringContaining('TX-') });
    expect(await kashier.refund({ attempt, amount: AMOUNT }, signal)).toEqual({
      kind: 'refused',
      reason: '400 more than the amount that is left',
    });
    expect(await kashier.refund({ attempt, amount: AMOUNT - 50_000 }, signal)).toMatchObject({
      kind: 'done',
    });
  });

  it.each(['error', 'silent', 'half'])('is unknown when the answer is %s', async (refund) => {
    const { attempt } = await pay(await beginAttempt(), 'success');
    await simulator.next({ refund });
    expect(await kashier.refund({ attempt, amount: 50_000 }, signal)).toEqual({ kind: 'unknown' });
    // Kashier does not say how much went back, so nothing is repeated by itself.
    expect(await kashier.inquire(attempt, signal)).toMatchObject({ refunded: null });
  });
});
