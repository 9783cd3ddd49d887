import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { addressOf, correct, correctionOf } from './arrange/corrections.ts';
import {
  addBosta,
  arrangePackedOrder,
  type BostaSimulator,
  deliverWebhook,
  type Happening,
  parcelVersion,
  sendToBosta,
  startBostaSimulator,
  workOnCourier,
} from './arrange/courier.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';
import { openTestDatabase } from './test-database.ts';

let simulator: BostaSimulator;
let office: TestBackOffice;
let shop: TestApp;
let owner: StaffCaller;
let order: Awaited<ReturnType<typeof arrangePackedOrder>>;

beforeAll(async () => {
  simulator = await startBostaSimulator();
  shop = await TestApp.on(await openTestDatabase(), {}, TEST_DEMO, [], simulator.driver);
  office = await TestBackOffice.on(shop);
  owner = await office.signIn('owner');
  await addBosta(office, owner);
});
afterAll(async () => {
  expect((await auditShop(shop.db)).findings).toEqual([]);
  await office.close();
  await simulator.stop();
});

beforeEach(async () => {
  vi.restoreAllMocks();
  await simulator.next({});
  order = await arrangePackedOrder(office, owner);
});

const MAADI = { city_id: 1046 };
const GONE_LATE = '400 It can no longer be edited';

/** Sends the parcel to Bosta; its reference there. */
async function sent(): Promise<string> {
  const { body } = await sendToBosta(office, owner, order.parcelId);
  return body.data.deliveries[0]?.reference ?? '';
}

/** Something happens at Bosta, and its webhook arrives. */
async function happens(reference: string, what: Happening): Promise<void> {
  expect(await deliverWebhook(shop, await simulator.report(reference, what))).toBe(200);
}

/** Where Bosta takes the parcel. */
async function destinationOf(reference: string) {
  return (await simulator.books()).find((each) => each.reference === reference)?.destination;
}

/** What staff see of the correction. */
async function correction() {
  const { parcels } = await addressOf(office, owner, order.id);
  return parcels[0]?.correction;
}

async function later(): Promise<void> {
  shop.clock.advance({ minutes: 6 });
  await workOnCourier(shop);
}

async function isProblem(): Promise<boolean> {
  const query = { view: 'problem' };
  const { body } = await office.call('listParcels', { query }, { as: owner });
  return body.data.some(({ id }) => id === order.parcelId);
}

const onParcel = (name: 'retryCorrection' | 'passOnCorrection') =>
  office.call(name, { params: { id: order.parcelId }, body: {} }, { as: owner });

describe('an address that is corrected while Bosta has the parcel', () => {
  it('is Bosta’s at once, with the note and without what the new address has not', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    const note = 'Call before you come';
    const changes = { ...MAADI, full_name: 'Hoda', landmark: 'By the club', note };
    expect((await correct(office, owner, order.id, changes)).body.data.parcels).toMatchObject([
      // The driver sees Bosta's own data: nobody has to tell him.
      { correction: { state: 'accepted', failure: null }, label_outdated: false },
    ]);
    expect(await destinationOf(reference)).toMatchObject({
      dropOffAddress: { city: 'Cairo', districtId: 'cai-4', secondLine: 'By the club' },
      receiver: { firstName: 'Hoda', lastName: 'Hoda', phone: '+201098765432' },
      notes: note,
    });
    await correct(office, owner, order.id, MAADI);
    const again = await destinationOf(reference);
    expect(again?.dropOffAddress).not.toHaveProperty('secondLine');
    expect(again?.notes).toBe('');
    expect(await isProblem()).toBe(false);
  });

  it.each([10, 11, 20, 21, 24, 30, 41, 47])(
    'can be while it is in state %i there',
    async (state) => {
      const reference = await sent();
      await happens(reference, { state });
      await correct(office, owner, order.id);
      expect(await correction()).toEqual({ state: 'accepted', failure: null });
    },
  );

  it('of a parcel that waits for the van has an outdated label as well', async () => {
    await sent();
    expect((await correct(office, owner, order.id)).body.data.parcels).toMatchObject([
      { state: 'packed', correction: { state: 'accepted' }, label_outdated: true },
    ]);
  });

  it.each(['silent', 'error', 'half'])(
    'whose answer was lost (%s) is looked for before it is sent again, also when it is too late to send',
    async (how) => {
      const reference = await sent();
      await happens(reference, { state: 21 });
      await simulator.next({ correct: how });
      await correct(office, owner, order.id);
      expect(await correction()).toEqual({ state: 'pending', failure: null });
      expect(await isProblem()).toBe(false);
      // It took effect, and then the state left the ones in which it can be edited.
      await simulator.report(reference, { state: 103 });
      await later();
      expect(await correction()).toEqual({ state: 'accepted', failure: null });
      expect((await destinationOf(reference))?.dropOffAddress.firstLine).toBe('7 Makram Ebeid');
    },
  );

  it('waits while Bosta is down, and is sent when it is back', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    await simulator.next({ down: true });
    await correct(office, owner, order.id);
    for (let times = 0; times < 5; times += 1) await later();
    expect(await correction()).toEqual({ state: 'pending', failure: null });
    expect((await onParcel('retryCorrection')).status).toBe(200);
    expect(await correction()).toEqual({ state: 'pending', failure: null });
    await simulator.next({});
    expect((await onParcel('retryCorrection')).body.data.deliveries).toMatchObject([
      { correction: { state: 'accepted' } },
    ]);
    expect((await destinationOf(reference))?.dropOffAddress.firstLine).toBe('7 Makram Ebeid');
  });

  it('that Bosta refuses is a problem with its reason, until it takes it', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    // On hold there: the shop's state stays as it is, and Bosta edits nothing.
    await simulator.report(reference, { state: 105 });
    await correct(office, owner, order.id);
    expect(await correction()).toEqual({ state: 'refused', failure: GONE_LATE });
    expect(await isProblem()).toBe(true);
    await simulator.report(reference, { state: 30 });
    await onParcel('retryCorrection');
    expect(await correction()).toEqual({ state: 'accepted', failure: null });
    expect(await isProblem()).toBe(false);
    expect((await onParcel('retryCorrection')).problem.code).toBe('correction_not_open');
  });

  it('that Bosta refuses is no problem once staff told Bosta by phone', async () => {
    const reference = await sent();
    await happens(reference, { state: 21 });
    await simulator.next({ correct: 'refused' });
    await correct(office, owner, order.id);
    expect(await correction()).toEqual({ state: 'refused', failure: '400 refused' });
    expect((await onParcel('passOnCorrection')).status).toBe(200);
    expect(await correction()).toEqual({ state: 'passed_on', failure: null });
    expect(await isProblem()).toBe(false);
    await later();
    expect(await correction()).toEqual({ state: 'passed_on', failure: null });
  });

  it('is the newest one there, also when it is corrected again while Bosta is asked', async () => {
    const reference = await sent();
    const { driver } = simulator;
    const send = driver.correct.bind(driver);
    vi.spyOn(driver, 'correct').mockImplementationOnce(async (...call) => {
      const second = await correct(office, owner, order.id, { street: '99 Newest Street' });
      // One at a time: the first request sends it when Bosta has answered.
      expect(second.body.data.parcels[0]?.correction?.state).toBe('pending');
      return send(...call);
    });
    await correct(office, owner, order.id, { street: '1 First Street' });
    expect(await correction()).toEqual({ state: 'accepted', failure: null });
    expect((await destinationOf(reference))?.dropOffAddress.firstLine).toBe('99 Newest Street');
  });

  it('is refused for a place that Bosta has not in its list, in words that say where to choose it', async () => {
    await sent();
    const { status, problem } = await correct(office, owner, order.id, {
      state_id: 22,
      city_id: 22001,
    });
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'courier_does_not_serve', city_id: 22001 });
    expect((await addressOf(office, owner, order.id)).version).toBe(1);
  });

  it('waits for a place that nobody could look up, and is refused once Bosta says it has none', async () => {
    await sent();
    await simulator.next({ down: true });
    await correct(office, owner, order.id, { state_id: 22, city_id: 22001 });
    expect(await correction()).toEqual({ state: 'pending', failure: null });
    await simulator.next({});
    await later();
    expect(await correction()).toEqual({ state: 'refused', failure: 'place_not_mapped' });
  });
});

describe('a parcel that ends while its corrected address waits for Bosta', () => {
  it.each([
    ['delivered', [{ state: 21 }, { state: 41 }, { state: 45 }]],
    ['back in the shop', [{ state: 21 }, { state: 46, type: 20 }]],
    ['lost', [{ state: 21 }, { state: 100 }]],
  ])('is %s, and nothing more is sent', async (_, steps) => {
    const reference = await sent();
    await simulator.next({ down: true });
    await correct(office, owner, order.id, MAADI);
    await simulator.next({});
    const send = vi.spyOn(simulator.driver, 'correct');
    for (const step of steps) await happens(reference, step);
    await later();
    expect(await correction()).toEqual({ state: 'refused', failure: 'parcel_ended' });
    expect(send).not.toHaveBeenCalled();
    expect((await destinationOf(reference))?.dropOffAddress.districtId).toBe('cai-1');
    expect((await onParcel('retryCorrection')).problem.code).toBe('correction_not_open');
    const late = await correct(office, owner, order.id, { street: '5 Too Late Street' });
    expect(late.problem.code).toBe('address_not_correctable');
  });

  it('is taken back: the next registration has the address', async () => {
    const reference = await sent();
    await simulator.next({ correct: 'silent' });
    await correct(office, owner, order.id);
    const body = { version: await parcelVersion(office, order.parcelId) };
    const back = { params: { id: order.parcelId }, body };
    expect((await office.call('recallParcel', back, { as: owner })).status).toBe(200);
    expect(await correction()).toBeNull();
    await later();
    const next = await sent();
    expect(next).not.toBe(reference);
    expect((await destinationOf(next))?.dropOffAddress.firstLine).toBe('7 Makram Ebeid');
    expect(await correction()).toBeNull();
  });

  it('is taken back while Bosta is asked', async () => {
    await sent();
    const { driver } = simulator;
    const send = driver.correct.bind(driver);
    vi.spyOn(driver, 'correct').mockImplementationOnce(async (...call) => {
      const body = { version: await parcelVersion(office, order.parcelId) };
      const back = { params: { id: order.parcelId }, body };
      expect((await office.call('recallParcel', back, { as: owner })).status).toBe(200);
      return send(...call);
    });
    expect((await correct(office, owner, order.id)).status).toBe(200);
    expect(await correction()).toBeNull();
  });
});

describe('an address that is corrected before Bosta has registered the parcel', () => {
  it('goes with the registration when nothing was sent before', async () => {
    const body = { version: await parcelVersion(office, order.parcelId) };
    await simulator.next({ down: true });
    const params = { id: order.parcelId };
    await office.call('sendParcel', { params, body }, { as: owner });
    await correct(office, owner, order.id);
    await simulator.next({});
    await later();
    const { body: now } = await office.call('getParcelDelivery', { params }, { as: owner });
    const [delivery] = now.data.deliveries;
    expect(delivery).toMatchObject({ state: 'created', correction: null });
    expect((await destinationOf(delivery?.reference ?? ''))?.dropOffAddress.firstLine).toBe(
      '7 Makram Ebeid',
    );
  });

  it('is corrected there when the registration with the old one took effect unanswered', async () => {
    await simulator.next({ create: 'silent' });
    const reference = await sent();
    await correct(office, owner, order.id);
    await later();
    await later();
    expect(await correction()).toEqual({ state: 'accepted', failure: null });
    expect((await destinationOf(reference))?.dropOffAddress.firstLine).toBe('7 Makram Ebeid');
  });

  it('lets a parcel be sent that Bosta refused for its phone', async () => {
    await simulator.next({ create: 'refused' });
    await sent();
    await correct(office, owner, order.id);
    await sent();
    expect(await correction()).toBeNull();
    expect(await isProblem()).toBe(true);
  });
});

it('what the shop keeps of an address at Bosta goes with its customer’s account', async () => {
  const reference = await sent();
  for (const state of [21, 45]) await happens(reference, { state });
  // The second factor of a while ago is too old for this.
  const as = await office.signIn('owner');
  const { rows } = await shop.database.pool.query('select version from customers where id = $1', [
    order.buyer.customerId,
  ]);
  const input = { params: { id: order.buyer.customerId }, body: { version: rows[0].version } };
  expect((await office.call('eraseCustomer', input, { as })).status).toBe(200);
  const kept = await shop.database.pool.query(
    'select registered from courier_deliveries where parcel_id = $1',
    [order.parcelId],
  );
  expect(kept.rows).toEqual([{ registered: null }]);
});

it('two people who correct at the same moment while Bosta has it: one wins, there too', async () => {
  const reference = await sent();
  const inputs = await Promise.all(
    ['1 First Street', '2 Second Street'].map((street) =>
      correctionOf(office, owner, order.id, { street }),
    ),
  );
  const answers = await Promise.all(
    inputs.map((input) => office.call('correctAddress', input, { as: owner })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { address } = await addressOf(office, owner, order.id);
  expect((await destinationOf(reference))?.dropOffAddress.firstLine).toBe(address?.street);
});
