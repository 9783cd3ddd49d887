import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAtBosta } from './arrange/bosta-office.ts';
import { closeAudited } from './arrange/close-audited.ts';
import {
  arrangePackedOrder,
  type BostaSimulator,
  deliverWebhook,
  type Happening,
  sentReference,
  startBostaSimulator,
  WEBHOOK_SECRET,
  workOnCourier,
} from './arrange/courier.ts';
import { readMessages } from './arrange/outbox.ts';
import type { SentCallback } from './arrange/provider-simulator.ts';
import type { TestApp } from './test-app.ts';
import type { StaffCaller, TestBackOffice } from './test-back-office.ts';

let simulator: BostaSimulator;
let office: TestBackOffice;
let shop: TestApp;
let owner: StaffCaller;
let order: Awaited<ReturnType<typeof arrangePackedOrder>>;

beforeAll(async () => {
  simulator = await startBostaSimulator();
});
afterAll(() => simulator.stop());

beforeEach(async () => {
  await simulator.next({});
  ({ shop, office, owner } = await openAtBosta(simulator));
  order = await arrangePackedOrder(office, owner);
  return () => closeAudited(office);
});

async function delivery() {
  const params = { id: order.parcelId };
  return (await office.call('getParcelDelivery', { params }, { as: owner })).body.data;
}

async function parcel() {
  const params = { id: order.parcelId };
  return (await office.call('getParcel', { params }, { as: owner })).body.data;
}

/** Sends the parcel; its reference there. */
const sent = () => sentReference(office, owner, order.parcelId);

async function happens(reference: string, what: Happening): Promise<SentCallback> {
  const webhook = await simulator.report(reference, what);
  expect(await deliverWebhook(shop, webhook)).toBe(200);
  return webhook;
}

const problems = async () =>
  (await office.call('listParcels', { query: { view: 'problem' } }, { as: owner })).body.data;

describe('what Bosta reports', () => {
  it('takes the parcel from pick-up to its customer, and its order with it', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    expect(await parcel()).toMatchObject({ state: 'handed_over', order: { state: 'dispatched' } });
    await happens(reference, { state: 24 });
    await happens(reference, { state: 41 });
    expect((await parcel()).state).toBe('out_for_delivery');
    await happens(reference, { state: 45 });
    expect(await parcel()).toMatchObject({ state: 'delivered', order: { state: 'delivered' } });
    const subjects = (await readMessages(shop, order.buyer.email)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('counts once however often it comes', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    const failed = await happens(reference, { state: 47, exception: 7 });
    await deliverWebhook(shop, failed);
    shop.clock.advance({ hours: 7 });
    await workOnCourier(shop);
    expect(await parcel()).toMatchObject({
      attempts: 1,
      state: 'attempt_failed',
      reason: 'no_answer',
    });
    expect(await problems()).toMatchObject([{ id: order.parcelId }]);
  });

  it('leads to the same end when it comes late and out of order', async () => {
    const reference = await sent();
    const late: SentCallback[] = [];
    for (const what of [
      { state: 21 },
      { state: 41 },
      { state: 47, exception: 8 },
      { state: 30, type: 20 },
      { state: 41, type: 20 },
      { state: 46, type: 20 },
    ]) {
      late.push(await simulator.report(reference, what));
    }
    for (const webhook of late.toReversed()) {
      expect(await deliverWebhook(shop, webhook)).toBe(200);
      shop.clock.advance({ seconds: 1 });
    }
    expect(await parcel()).toMatchObject({ state: 'returned', order: { state: 'returned' } });
  });

  it('of a failed attempt that is over by now is counted, too', async () => {
    const reference = await sent();
    await happens(reference, { state: 41 });
    const failed = await simulator.report(reference, { state: 47, exception: 7 });
    const next = await simulator.report(reference, { state: 41 });
    await deliverWebhook(shop, failed);
    await deliverWebhook(shop, next);
    expect((await parcel()).attempts).toBe(1);
  });

  it('is not good news when it says 41 after the return began', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    await happens(reference, { state: 47, exception: 8 });
    await happens(reference, { state: 41, type: 20 });
    expect((await parcel()).state).toBe('returning');
    await happens(reference, { state: 41 });
    expect((await parcel()).state).toBe('returning');
  });

  it('moves nothing that Bosta does not say itself when it is asked', async () => {
    const reference = await sent();
    const { tracking_number: trackingNumber } = await parcel();
    const body = JSON.stringify({ trackingNumber, state: 45, type: 'SEND', timeStamp: 1 });
    const headers = { 'x-courier-secret': WEBHOOK_SECRET };
    expect(await deliverWebhook(shop, { query: '', body, headers })).toBe(200);
    expect((await parcel()).state).toBe('packed');
    expect(reference).not.toBe('');
  });

  it('is refused without the secret, and passed over for an unknown parcel', async () => {
    const reference = await sent();
    const webhook = await simulator.report(reference, { state: 21 });
    expect(await deliverWebhook(shop, { ...webhook, headers: {} })).toBe(401);
    const body = webhook.body.replace(/"trackingNumber":"\d+"/, '"trackingNumber":"1"');
    expect(await deliverWebhook(shop, { ...webhook, body })).toBe(200);
    expect(await deliverWebhook(shop, { ...webhook, body: '<html>' })).toBe(400);
    expect((await parcel()).state).toBe('packed');
  });

  it('is asked for when nothing comes, also after Bosta did not answer', async () => {
    const reference = await sent();
    await simulator.report(reference, { state: 21 });
    const webhook = await simulator.report(reference, { state: 41 });
    await simulator.next({ read: 'error' });
    expect(await deliverWebhook(shop, webhook)).toBe(200);
    expect((await parcel()).state).toBe('packed');
    // It is left in peace until it is due again.
    const read = vi.spyOn(simulator.driver, 'read');
    shop.clock.advance({ minutes: 1 });
    await workOnCourier(shop);
    expect(read).not.toHaveBeenCalled();
    shop.clock.advance({ minutes: 10 });
    await workOnCourier(shop);
    expect((await parcel()).state).toBe('out_for_delivery');
  });

  it('of less cash than expected, of a lost parcel or one on hold is shown to staff', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    await happens(reference, { state: 105 });
    const onHold = { kind: 'state', state: 105, exception: null } as const;
    expect((await delivery()).deliveries[0]?.attention).toEqual(onHold);
    const dismiss = (attention: typeof onHold) =>
      office.call(
        'dismissAttention',
        { params: { id: order.parcelId }, body: { attention } },
        { as: owner },
      );
    await dismiss(onHold);
    expect(await problems()).toEqual([]);
    // Bosta still says so, without a webhook and with one.
    shop.clock.advance({ hours: 7 });
    await workOnCourier(shop);
    await happens(reference, { state: 105 });
    expect(await problems()).toEqual([]);
    await happens(reference, { state: 45, cod: 100 });
    expect((await delivery()).deliveries[0]?.attention).toEqual({
      kind: 'cash_differs',
      piastres: 10_000,
    });
    // Somebody whose page still shows what Bosta said before.
    expect((await dismiss(onHold)).problem).toMatchObject({ code: 'record_changed' });
    expect(await problems()).toMatchObject([{ id: order.parcelId }]);
  });

  it('of a parcel that staff said was lost moves it only back to the shop', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    await happens(reference, { state: 100 });
    expect((await parcel()).state).toBe('lost');
    await happens(reference, { state: 46, type: 20 });
    expect((await parcel()).state).toBe('returned');
  });
});
