import { arrayContains, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runHousekeeping } from '../src/housekeeping.ts';
import { deliverDueMessages } from '../src/messages/deliver-due-messages.ts';
import { outbox } from '../src/messages/message-tables.ts';
import { createPushSender } from '../src/staff/push/push-sender.ts';
import { staffPushDevices } from '../src/staff/push/push-tables.ts';
import { staff, staffRoles } from '../src/staff/staff-tables.ts';
import { type PushBrowser, PushService } from './arrange/push-service.ts';
import { arrangeStaffSession } from './arrange/staff.ts';
import {
  arrangePlacedOrder,
  orderDeskChanges,
} from './arrange/staff-changes/order-desk-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let service: PushService;
let office: TestBackOffice;
const logged: string[] = [];

beforeAll(async () => {
  service = await PushService.open();
  office = await TestBackOffice.open({ pushServices: [service.origin] });
});
afterEach(async () => {
  await office.db.delete(staffPushDevices).where(sql`true`);
  await office.db.delete(outbox).where(sql`true`);
  for (const list of [service.received, service.answers, logged]) list.length = 0;
});
afterAll(async () => {
  await office.close();
  await service.close();
});

/** One round of the worker. */
async function deliver(): Promise<void> {
  const note = (level: string) => (context: object, message: string) =>
    void logged.push(`${level} ${message} ${JSON.stringify(context)}`);
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  const senders = new Map([['push' as const, createPushSender(office.shop.deps)]]);
  await deliverDueMessages(office.shop.deps, senders, log, new AbortController().signal);
}

async function subscribed(as: StaffCaller): Promise<PushBrowser> {
  const browser = service.browser();
  const { status, bytes } = await office.call('subscribeToPush', { body: browser.body }, { as });
  expect(status, bytes.toString()).toBe(200);
  return browser;
}

async function devicesOf(as: StaffCaller) {
  return (await office.call('listPushDevices', {}, { as })).body.data.devices;
}

describe('a new order', () => {
  it('rings a subscribed phone once, in its owner’s language, encrypted, with nothing about the customer', async () => {
    const as = await office.signIn('orders');
    const phone = await subscribed(as);
    const { number, orderId, buyer } = await arrangePlacedOrder(office);
    await deliver();
    await deliver();
    expect(service.received).toHaveLength(1);
    const [push] = service.received;
    if (!push) throw new Error('Nothing was sent.');
    expect(push.path).toBe(phone.path);
    expect(push.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      ttl: '3600',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
    });
    expect(push.body.toString('latin1')).not.toContain(number);
    const said = JSON.stringify(phone.read(push)).replace(/[\u2066-\u2069]/g, '');
    expect(JSON.parse(said)).toEqual({
      locale: 'ar',
      title: `طلب جديد ${number}`,
      body: expect.stringMatching(/ج\.م.* · القاهرة$/),
      path: `/orders/order/${orderId}`,
    });
    expect(said).not.toContain(buyer.phone);
    expect(logged.join()).not.toContain(service.origin);
  });

  it('rings neither the colleague who takes it by phone nor who may no longer see orders', async () => {
    const { as: taker, input } = await orderDeskChanges.placePhoneOrder(office);
    const former = await office.signIn(['orders.read']);
    const phone = await subscribed(await office.signIn('orders'));
    for (const as of [taker, former]) if (as !== undefined) await subscribed(as);
    await office.db
      .update(staffRoles)
      .set({ permissions: ['products.edit'] })
      .where(arrayContains(staffRoles.permissions, ['orders.read']));
    const { status, bytes } = await office.call('placePhoneOrder', input, { as: taker });
    expect(status, bytes.toString()).toBe(200);
    await deliver();
    expect(service.received.map(({ path }) => path)).toEqual([phone.path]);
  });

  it('is sent again after the push service failed, and given up when it is no news any more', async () => {
    await subscribed(await office.signIn('orders'));
    await arrangePlacedOrder(office);
    service.answers.push(503, 429);
    await deliver();
    await deliver();
    expect(service.received).toHaveLength(1);
    office.clock.advance({ minutes: 1 });
    await deliver();
    office.clock.advance({ minutes: 1 });
    await deliver();
    office.clock.advance({ minutes: 1 });
    await deliver();
    expect(service.received).toHaveLength(3);

    await arrangePlacedOrder(office);
    office.clock.advance({ minutes: 61 });
    await deliver();
    expect(service.received).toHaveLength(3);
  });

  it.each([404, 410])(
    'rings no more a phone that its push service answers %i about',
    async (gone) => {
      const as = await office.signIn('orders');
      await subscribed(as);
      await arrangePlacedOrder(office);
      service.answers.push(gone);
      await deliver();
      expect(await devicesOf(as)).toEqual([]);
      await arrangePlacedOrder(office);
      await deliver();
      expect(service.received).toHaveLength(1);
      expect(logged.filter((line) => line.startsWith('error'))).toEqual([]);
    },
  );
});

describe('a phone whose owner', () => {
  const endings: [string, (as: StaffCaller) => Promise<unknown>][] = [
    ['signs out', (as) => office.call('signOut', {}, { as })],
    [
      'ends its session from another device',
      async ({ staffId }) => {
        const token = await arrangeStaffSession(office.shop, staffId);
        return office.call('endOtherSessions', {}, { as: { staffId, token } });
      },
    ],
    [
      'is disabled',
      ({ staffId }) =>
        office.db
          .update(staff)
          .set({ disabledAt: office.clock.now() })
          .where(eq(staff.id, staffId)),
    ],
    [
      'removes it',
      async (as) => {
        const [device] = await devicesOf(as);
        return office.call('unsubscribeFromPush', { params: { id: device?.id } }, { as });
      },
    ],
  ];
  it.each(endings)('%s rings no more, also at what was queued before', async (_, end) => {
    const as = await office.signIn('orders');
    await subscribed(as);
    await arrangePlacedOrder(office);
    await end(as);
    await deliver();
    await arrangePlacedOrder(office);
    await deliver();
    expect(service.received).toEqual([]);
  });

  it('has not opened the back office since yesterday still rings; after a month it does not', async () => {
    const as = await office.signIn('orders');
    await subscribed(as);
    office.clock.advance({ days: 2 });
    await runHousekeeping(office.shop.deps);
    await arrangePlacedOrder(office);
    await deliver();
    expect(service.received).toHaveLength(1);

    // Ending all sessions removes the phone too, although its own session had expired.
    const token = await arrangeStaffSession(office.shop, as.staffId);
    const again = { staffId: as.staffId, token };
    expect(await devicesOf(again)).toMatchObject([{ current: false }]);
    office.clock.advance({ days: 29 });
    await arrangePlacedOrder(office);
    await deliver();
    expect(service.received).toHaveLength(1);
    await runHousekeeping(office.shop.deps);
    expect(await office.db.$count(staffPushDevices)).toBe(0);
  });

  it('ends all sessions loses also a phone whose own session ran out', async () => {
    const as = await office.signIn('orders');
    await subscribed(as);
    office.clock.advance({ days: 2 });
    await runHousekeeping(office.shop.deps);
    const token = await arrangeStaffSession(office.shop, as.staffId);
    await office.call('endOtherSessions', {}, { as: { staffId: as.staffId, token } });
    expect(await office.db.$count(staffPushDevices)).toBe(0);
  });
});

describe('subscribing', () => {
  it.each([
    'http://fcm.googleapis.com/send/x',
    'https://127.0.0.1/send/x',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.evil.example/send/x',
    'https://fcm.googleapis.com:8443/send/x',
    'https://user@fcm.googleapis.com/send/x',
    'https://evil.example/?.push.apple.com',
    'file:///etc/passwd',
    'nothing',
  ])('is refused for %s, which is no push service', async (endpoint) => {
    const as = await office.signIn('orders');
    const body = { ...service.browser().body, endpoint };
    const { status, problem } = await office.call('subscribeToPush', { body }, { as });
    expect([status, problem.fields]).toEqual([400, { endpoint: 'invalid' }]);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('is possible at %s', async (endpoint) => {
    const as = await office.signIn('orders');
    const body = { ...service.browser().body, endpoint };
    expect((await office.call('subscribeToPush', { body }, { as })).status).toBe(200);
  });

  it('is refused with an invalid key', async () => {
    const as = await office.signIn('orders');
    const { endpoint, keys } = service.browser().body;
    const body = { endpoint, keys: { ...keys, p256dh: 'B'.padEnd(87, 'A') } };
    const { status, problem } = await office.call('subscribeToPush', { body }, { as });
    expect([status, problem.fields]).toEqual([400, { 'keys.p256dh': 'invalid' }]);
  });

  it('again renews the phone; another person’s sign-in on it takes it over', async () => {
    const first = await office.signIn('orders');
    const { body } = await subscribed(first);
    await office.call('subscribeToPush', { body }, { as: first });
    expect(await devicesOf(first)).toMatchObject([{ current: true }]);
    const second = await office.signIn('orders');
    await office.call('subscribeToPush', { body }, { as: second });
    expect(await devicesOf(first)).toEqual([]);
    expect(await devicesOf(second)).toHaveLength(1);
  });

  it('leaves each person ten devices, and only their owner can remove them', async () => {
    const as = await office.signIn('orders');
    for (let n = 0; n < 12; n += 1) {
      office.clock.advance({ minutes: 1 });
      await subscribed(as);
    }
    const devices = await devicesOf(as);
    expect(devices).toHaveLength(10);
    const other = await office.signIn('orders');
    const params = { id: devices[0]?.id };
    const { problem } = await office.call('unsubscribeFromPush', { params }, { as: other });
    expect(problem.code).toBe('push_device_not_found');
  });

  it('names the shop’s public key, the same for everybody, and never the private one', async () => {
    const first = await office.call('listPushDevices', {}, { as: await office.signIn('orders') });
    const second = await office.call('listPushDevices', {}, { as: await office.signIn('manager') });
    expect(first.body.data.public_key).toMatch(/^[\w-]{87}$/);
    expect(second.body.data).toEqual(first.body.data);
  });
});
