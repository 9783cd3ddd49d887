import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BostaOffice } from './arrange/bosta-office.ts';
import { addressOf, correctionOf } from './arrange/corrections.ts';
import { parcelVersion } from './arrange/courier.ts';

let at: BostaOffice;
beforeAll(async () => {
  at = await BostaOffice.open();
});
afterAll(() => at.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  await at.begin();
});

const MAADI = { city_id: 1046 };

describe('a parcel that ends while its corrected address waits for Bosta', () => {
  it.each([
    ['delivered', [{ state: 21 }, { state: 41 }, { state: 45 }]],
    ['back in the shop', [{ state: 21 }, { state: 46, type: 20 }]],
    ['lost', [{ state: 21 }, { state: 100 }]],
  ])('is %s, and nothing more is sent', async (_, steps) => {
    const reference = await at.send();
    await at.simulator.next({ down: true });
    await at.correct(MAADI);
    await at.simulator.next({});
    const send = vi.spyOn(at.simulator.driver, 'correct');
    for (const step of steps) await at.happens(reference, step);
    await at.later();
    expect(await at.correction()).toEqual({ state: 'refused', failure: 'parcel_ended' });
    expect(send).not.toHaveBeenCalled();
    expect((await at.destinationOf(reference))?.dropOffAddress.districtId).toBe('cai-1');
    expect((await at.onParcel('retryCorrection')).problem.code).toBe('correction_not_open');
    const late = await at.correct({ street: '5 Too Late Street' });
    expect(late.problem.code).toBe('address_not_correctable');
  });

  it('is taken back: the next registration has the address', async () => {
    const reference = await at.send();
    await at.simulator.next({ correct: 'silent' });
    await at.correct();
    await at.recall();
    expect(await at.correction()).toBeNull();
    await at.later();
    const next = await at.send();
    expect(next).not.toBe(reference);
    expect((await at.destinationOf(next))?.dropOffAddress.firstLine).toBe('7 Makram Ebeid');
    expect(await at.correction()).toBeNull();
  });

  it('is taken back while Bosta is asked', async () => {
    await at.send();
    const { driver } = at.simulator;
    const send = driver.correct.bind(driver);
    vi.spyOn(driver, 'correct').mockImplementationOnce(async (...call) => {
      await at.recall();
      return send(...call);
    });
    expect((await at.correct()).status).toBe(200);
    expect(await at.correction()).toBeNull();
  });
});

describe('an address that is corrected before Bosta has registered the parcel', () => {
  it('goes with the registration when nothing was sent before', async () => {
    const body = { version: await parcelVersion(at.office, at.order.parcelId) };
    await at.simulator.next({ down: true });
    const params = { id: at.order.parcelId };
    await at.office.call('sendParcel', { params, body }, { as: at.owner });
    await at.correct();
    await at.simulator.next({});
    await at.later();
    const { body: now } = await at.office.call('getParcelDelivery', { params }, { as: at.owner });
    const [delivery] = now.data.deliveries;
    expect(delivery).toMatchObject({ state: 'created', correction: null });
    expect((await at.destinationOf(delivery?.reference ?? ''))?.dropOffAddress.firstLine).toBe(
      '7 Makram Ebeid',
    );
  });

  it('is corrected there when the registration with the old one took effect unanswered', async () => {
    await at.simulator.next({ create: 'silent' });
    const reference = await at.send();
    await at.correct();
    await at.later();
    await at.later();
    expect(await at.correction()).toEqual({ state: 'accepted', failure: null });
    expect((await at.destinationOf(reference))?.dropOffAddress.firstLine).toBe('7 Makram Ebeid');
  });

  it('lets a parcel be sent that Bosta refused for its phone', async () => {
    await at.simulator.next({ create: 'refused' });
    await at.send();
    await at.correct();
    await at.send();
    expect(await at.correction()).toBeNull();
    expect(await at.isProblem()).toBe(true);
  });
});

it('what the shop keeps of an address at Bosta goes with its customer’s account', async () => {
  const reference = await at.send();
  for (const state of [21, 45]) await at.happens(reference, { state });
  // The second factor of a while ago is too old for this.
  const as = await at.office.signIn('owner');
  const { rows } = await at.office.shop.database.pool.query(
    'select version from customers where id = $1',
    [at.order.buyer.customerId],
  );
  const input = { params: { id: at.order.buyer.customerId }, body: { version: rows[0].version } };
  expect((await at.office.call('eraseCustomer', input, { as })).status).toBe(200);
  const kept = await at.office.shop.database.pool.query(
    'select registered from courier_deliveries where parcel_id = $1',
    [at.order.parcelId],
  );
  expect(kept.rows).toEqual([{ registered: null }]);
});

it('two people who correct at the same moment while Bosta has it: one wins, there too', async () => {
  const reference = await at.send();
  const inputs = await Promise.all(
    ['1 First Street', '2 Second Street'].map((street) =>
      correctionOf(at.office, at.owner, at.order.id, { street }),
    ),
  );
  const answers = await Promise.all(
    inputs.map((input) => at.office.call('correctAddress', input, { as: at.owner })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { address } = await addressOf(at.office, at.owner, at.order.id);
  expect((await at.destinationOf(reference))?.dropOffAddress.firstLine).toBe(address?.street);
});
