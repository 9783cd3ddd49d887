import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAtBosta } from './arrange/bosta-office.ts';
import { closeAudited } from './arrange/close-audited.ts';
import {
  arrangePackedOrder,
  type BostaSimulator,
  deliverWebhook,
  sendToBosta,
  sentReference,
  startBostaSimulator,
  workOnCourier,
} from './arrange/courier.ts';
import { fillList, versionOf } from './arrange/fulfilment.ts';
import type { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let simulator: BostaSimulator;
let office: TestBackOffice;
let shop: TestApp;
let owner: StaffCaller;
let bosta: number;
let order: Awaited<ReturnType<typeof arrangePackedOrder>>;

beforeAll(async () => {
  simulator = await startBostaSimulator();
});
afterAll(() => simulator.stop());

beforeEach(async () => {
  vi.restoreAllMocks();
  await simulator.next({});
  ({ shop, office, owner, bosta } = await openAtBosta(simulator));
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

async function unpack(): Promise<void> {
  const body = { version: await versionOf(office, order.id) };
  const input = { params: { id: order.id }, body };
  expect((await office.call('unpackOrder', input, { as: owner })).status).toBe(200);
}

const problems = async () =>
  (await office.call('listParcels', { query: { view: 'problem' } }, { as: owner })).body.data;

describe('a packed parcel', () => {
  it('is registered at Bosta with its cash and place, and has its number and label', async () => {
    const { status, body } = await sendToBosta(office, owner, order.parcelId);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      set_up: true,
      test: true,
      deliveries: [{ state: 'created', tracking_number: expect.any(String) }],
    });
    expect((await parcel()).tracking_number).toBe(body.data.deliveries[0]?.tracking_number);
    const label = await office.call(
      'getCourierLabel',
      { params: { id: order.parcelId }, query: { size: 'A6' } },
      { as: owner },
    );
    expect(Buffer.from(label.body.data.pdf, 'base64').toString('latin1')).toMatch(/^%PDF/);
  });

  it('is registered once, also when two people send it at the same moment', async () => {
    const answers = await Promise.all([
      sendToBosta(office, owner, order.parcelId),
      sendToBosta(office, owner, order.parcelId),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [one] = (await delivery()).deliveries;
    expect(
      (await simulator.books()).filter(({ reference }) => reference === one?.reference),
    ).toHaveLength(1);
  });

  it.each(['silent', 'error', 'half'])(
    'whose registration was answered by %s is looked for before it is sent again',
    async (create) => {
      await simulator.next({ create });
      const { body } = await sendToBosta(office, owner, order.parcelId);
      const [pending] = body.data.deliveries;
      expect(pending).toMatchObject({ state: 'pending', tracking_number: null });
      shop.clock.advance({ minutes: 6 });
      await workOnCourier(shop);
      expect((await delivery()).deliveries).toMatchObject([{ state: 'created' }]);
      const there = await simulator.books();
      expect(there.filter(({ reference }) => reference === pending?.reference)).toHaveLength(1);
    },
  );

  it.each([
    ['had not answered', { create: 'silent' }],
    ['was down', { down: true }],
  ])('that left the shop while Bosta %s is there once, and followed', async (_, loss) => {
    await simulator.next(loss);
    const { body } = await sendToBosta(office, owner, order.parcelId);
    const [pending] = body.data.deliveries;
    expect(pending?.state).toBe('pending');
    const { id, ...list } = await fillList(office, owner, [order.number], bosta);
    const signed = await office.call('signHandover', { params: { id }, body: list }, { as: owner });
    expect(signed.status).toBe(200);
    await simulator.next({});
    shop.clock.advance({ minutes: 6 });
    await workOnCourier(shop);
    const [created] = (await delivery()).deliveries;
    expect(created?.state).toBe('created');
    expect(await parcel()).toMatchObject({
      state: 'handed_over',
      tracking_number: created?.tracking_number,
    });
    const there = await simulator.books();
    expect(there.filter(({ reference }) => reference === pending?.reference)).toHaveLength(1);
  });

  it('waits while Bosta is down, and is registered when it is back', async () => {
    await simulator.next({ down: true });
    const { body } = await sendToBosta(office, owner, order.parcelId);
    expect(body.data.deliveries).toMatchObject([{ state: 'pending' }]);
    for (let hours = 0; hours < 24; hours += 1) {
      shop.clock.advance({ hours: 1 });
      await workOnCourier(shop);
    }
    // Yesterday's session has ended.
    owner = await office.signIn('owner');
    expect((await delivery()).deliveries).toMatchObject([{ state: 'pending' }]);
    await simulator.next({});
    shop.clock.advance({ hours: 1 });
    await workOnCourier(shop);
    expect((await delivery()).deliveries).toMatchObject([{ state: 'created' }]);
  });

  it('that Bosta refuses is a problem with its reason, and can be sent again', async () => {
    await simulator.next({ create: 'refused' });
    const { body } = await sendToBosta(office, owner, order.parcelId);
    expect(body.data.deliveries).toMatchObject([{ state: 'failed', failure: '400 refused' }]);
    expect(await problems()).toMatchObject([{ id: order.parcelId }]);
    await sent();
    expect((await delivery()).deliveries).toMatchObject([
      { state: 'created' },
      { state: 'failed' },
    ]);
    expect(await problems()).toEqual([]);
  });

  it('can be taken back before it is picked up, and then sent again', async () => {
    const reference = await sent();
    const { version } = await parcel();
    const input = { params: { id: order.parcelId }, body: { version } };
    const answer = await office.call('recallParcel', input, { as: owner });
    expect(answer.body.data.deliveries).toMatchObject([{ state: 'cancelled' }]);
    expect((await parcel()).tracking_number).toBeNull();
    expect(await simulator.books()).toContainEqual(
      expect.objectContaining({ reference, state: 48 }),
    );
    expect(await sent()).not.toBe(reference);
  });

  it.each(['answered', 'silent'])(
    'that is unpacked is cancelled there by itself (%s)',
    async (create) => {
      if (create === 'silent') await simulator.next({ create });
      const reference = await sent();
      await unpack();
      // A registration that was not answered is looked for again after a while.
      if (create === 'silent') shop.clock.advance({ minutes: 6 });
      await workOnCourier(shop);
      expect(await simulator.books()).toContainEqual(
        expect.objectContaining({ reference, state: 48 }),
      );
      expect((await delivery()).deliveries).toMatchObject([{ state: 'cancelled' }]);
    },
  );

  it('that is unpacked and that Bosta keeps is a problem until it is given back', async () => {
    const reference = await sent();
    const cancel = vi.spyOn(simulator.driver, 'cancel').mockResolvedValue('refused');
    await unpack();
    await workOnCourier(shop);
    expect(await problems()).toMatchObject([{ id: order.parcelId }]);
    // A report of it is answered, and the poll does not ask again and again.
    const webhook = await simulator.report(reference, { state: 20 });
    expect(await deliverWebhook(shop, webhook)).toBe(200);
    const calls = cancel.mock.calls.length;
    shop.clock.advance({ minutes: 1 });
    await workOnCourier(shop);
    expect(cancel).toHaveBeenCalledTimes(calls);
    cancel.mockRestore();
    shop.clock.advance({ hours: 7 });
    await workOnCourier(shop);
    expect(await problems()).toEqual([]);
    expect((await delivery()).deliveries).toMatchObject([{ state: 'cancelled' }]);
  });

  it.each(['done', 'refused'] as const)(
    'that is withdrawn while its registration is under way is cancelled there (%s), or staff are notified',
    async (answer) => {
      const { driver } = simulator;
      const create = driver.create.bind(driver);
      // Bosta does not know it yet when it is asked for it, and answers after the other request.
      vi.spyOn(driver, 'find').mockResolvedValueOnce({ kind: 'none' });
      vi.spyOn(driver, 'create').mockImplementationOnce(async (request, signal) => {
        const created = await create(request, signal);
        const { version } = await parcel();
        const input = { params: { id: order.parcelId }, body: { version } };
        expect((await office.call('recallParcel', input, { as: owner })).status).toBe(200);
        return created;
      });
      if (answer === 'refused') await simulator.next({ cancel: 'refused' });
      const reference = await sent();
      expect((await delivery()).deliveries).toMatchObject([{ state: 'cancelled' }]);
      const there = (await simulator.books()).find((each) => each.reference === reference);
      expect(there?.state === 48).toBe(answer === 'done');
      expect(await problems()).toHaveLength(answer === 'done' ? 0 : 1);
    },
  );

  it('that is taken back while its registration is being answered is cancelled there, too', async () => {
    await simulator.next({ create: 'silent' });
    const reference = await sent();
    const find = vi.spyOn(simulator.driver, 'find').mockImplementationOnce(async () => {
      find.mockRestore();
      shop.clock.advance({ hours: 1 });
      await workOnCourier(shop);
      return { kind: 'none' };
    });
    const { version } = await parcel();
    const input = { params: { id: order.parcelId }, body: { version } };
    await office.call('recallParcel', input, { as: owner });
    expect((await delivery()).deliveries).toMatchObject([{ state: 'cancelled' }]);
    expect(await simulator.books()).toContainEqual(
      expect.objectContaining({ reference, state: 48 }),
    );
  });

  it('of a label that Bosta refuses says so and keeps its number', async () => {
    await sent();
    await simulator.next({ label: 'refused' });
    const input = { params: { id: order.parcelId }, query: {} };
    const label = await office.call('getCourierLabel', input, { as: owner });
    expect(label).toMatchObject({ status: 503, problem: { code: 'courier_refused' } });
    expect((await parcel()).tracking_number).not.toBeNull();
  });
});

describe('a place that is not in the list of Bosta', () => {
  beforeEach(async () => {
    await shop.database.pool.query(
      `update orders set address = jsonb_set(jsonb_set(address, '{cityId}', '1002'), '{city}', '{"ar": "مصر الجديدة", "en": "Heliopolis Annex"}') where id = $1`,
      [order.id],
    );
    await shop.database.pool.query(
      `update orders set address = jsonb_set(address, '{city}', '{"ar": "لا وجود لها", "en": "Nowhere"}') where id = $1`,
      [order.id],
    );
  });

  it('is a problem until staff say where it is, and then the parcel can be sent', async () => {
    const { body } = await sendToBosta(office, owner, order.parcelId);
    expect(body.data).toMatchObject({
      city_id: 1002,
      deliveries: [{ state: 'failed', failure: 'place_not_mapped' }],
    });
    const cities = await office.call('listTheirCities', {}, { as: owner });
    const cairo = cities.body.data.find(({ name }) => name.en === 'Cairo');
    const districts = await office.call(
      'listTheirDistricts',
      { query: { city: cairo?.id ?? '' } },
      { as: owner },
    );
    const [district] = districts.body.data;
    const choose = (city: string) => {
      const body = { city, district: district?.id ?? '' };
      return office.call('chooseCourierPlace', { params: { id: 1002 }, body }, { as: owner });
    };
    // A district is one of its city, or parcels would go astray.
    const elsewhere = cities.body.data.find(({ name }) => name.en === 'Giza');
    expect((await choose(elsewhere?.id ?? '')).problem).toMatchObject({
      code: 'validation_failed',
      fields: { district: 'invalid' },
    });
    expect((await choose('nowhere')).problem).toMatchObject({ fields: { city: 'invalid' } });
    const saved = await choose(cairo?.id ?? '');
    expect(saved.body.data.theirs).toEqual({
      city: 'Cairo',
      district: 'Nasr City',
      by_staff: true,
    });
    await sent();
    expect((await delivery()).deliveries[0]).toMatchObject({ state: 'created' });
  });
});

it('a parcel that Bosta expects does not leave with another courier before it is taken back', async () => {
  await sent();
  const { id, ...body } = await fillList(office, owner, [order.number]);
  const sign = () => office.call('signHandover', { params: { id }, body }, { as: owner });
  expect((await sign()).problem).toMatchObject({
    status: 409,
    code: 'parcel_sent_elsewhere',
    orders: [order.number],
  });
  const { state, version } = await parcel();
  expect(state).toBe('packed');
  const back = { params: { id: order.parcelId }, body: { version } };
  expect((await office.call('recallParcel', back, { as: owner })).status).toBe(200);
  expect((await sign()).status).toBe(200);
  expect((await parcel()).state).toBe('handed_over');
});

it('a process without keys says that no company is set up', async () => {
  const other = await TestBackOffice.open();
  const as = await other.signIn('owner');
  const packed = await arrangePackedOrder(other, as);
  const answer = await sendToBosta(other, as, packed.parcelId);
  expect(answer).toMatchObject({ status: 409, problem: { code: 'courier_not_set_up' } });
  await other.close();
});
