import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BostaOffice } from './arrange/bosta-office.ts';
import { addressOf } from './arrange/corrections.ts';

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
const GONE_LATE = '400 It can no longer be edited';

describe('an address that is corrected while Bosta has the parcel', () => {
  it('is Bosta’s at once, with the note and without what the new address has not', async () => {
    const reference = await at.send();
    await at.happens(reference, { state: 21 });
    const note = 'Call before you come';
    const changes = { ...MAADI, full_name: 'Hoda', landmark: 'By the club', note };
    expect((await at.correct(changes)).body.data.parcels).toMatchObject([
      // The driver sees Bosta's own data: nobody has to tell him.
      { correction: { state: 'accepted', failure: null }, label_outdated: false },
    ]);
    expect(await at.destinationOf(reference)).toMatchObject({
      dropOffAddress: { city: 'Cairo', districtId: 'cai-4', secondLine: 'By the club' },
      receiver: { firstName: 'Hoda', lastName: 'Hoda', phone: '+201098765432' },
      notes: note,
    });
    await at.correct(MAADI);
    const again = await at.destinationOf(reference);
    expect(again?.dropOffAddress).not.toHaveProperty('secondLine');
    expect(again?.notes).toBe('');
    expect(await at.isProblem()).toBe(false);
  });

  it.each([10, 11, 20, 21, 24, 30, 41, 47])(
    'can be while it is in state %i there',
    async (state) => {
      const reference = await at.send();
      await at.happens(reference, { state });
      await at.correct();
      expect(await at.correction()).toEqual({ state: 'accepted', failure: null });
    },
  );

  it('of a parcel that waits for the van has an outdated label as well', async () => {
    await at.send();
    expect((await at.correct()).body.data.parcels).toMatchObject([
      { state: 'packed', correction: { state: 'accepted' }, label_outdated: true },
    ]);
  });

  it.each(['silent', 'error', 'half'])(
    'whose answer was lost (%s) is looked for before it is sent again, also when it is too late to send',
    async (how) => {
      const reference = await at.send();
      await at.happens(reference, { state: 21 });
      await at.simulator.next({ correct: how });
      await at.correct();
      expect(await at.correction()).toEqual({ state: 'pending', failure: null });
      expect(await at.isProblem()).toBe(false);
      // It took effect, and then the state left the ones in which it can be edited.
      await at.simulator.report(reference, { state: 103 });
      await at.later();
      expect(await at.correction()).toEqual({ state: 'accepted', failure: null });
      expect((await at.destinationOf(reference))?.dropOffAddress.firstLine).toBe('7 Makram Ebeid');
    },
  );

  it('waits while Bosta is down, and is sent when it is back', async () => {
    const reference = await at.send();
    await at.happens(reference, { state: 21 });
    await at.simulator.next({ down: true });
    await at.correct();
    for (let times = 0; times < 5; times += 1) await at.later();
    expect(await at.correction()).toEqual({ state: 'pending', failure: null });
    expect((await at.onParcel('retryCorrection')).status).toBe(200);
    expect(await at.correction()).toEqual({ state: 'pending', failure: null });
    await at.simulator.next({});
    expect((await at.onParcel('retryCorrection')).body.data.deliveries).toMatchObject([
      { correction: { state: 'accepted' } },
    ]);
    expect((await at.destinationOf(reference))?.dropOffAddress.firstLine).toBe('7 Makram Ebeid');
  });

  it('that Bosta refuses is a problem with its reason, until it takes it', async () => {
    const reference = await at.send();
    await at.happens(reference, { state: 21 });
    // On hold there: the shop's state stays as it is, and Bosta edits nothing.
    await at.simulator.report(reference, { state: 105 });
    await at.correct();
    expect(await at.correction()).toEqual({ state: 'refused', failure: GONE_LATE });
    expect(await at.isProblem()).toBe(true);
    await at.simulator.report(reference, { state: 30 });
    await at.onParcel('retryCorrection');
    expect(await at.correction()).toEqual({ state: 'accepted', failure: null });
    expect(await at.isProblem()).toBe(false);
    expect((await at.onParcel('retryCorrection')).problem.code).toBe('correction_not_open');
  });

  it('that Bosta refuses is no problem once staff told Bosta by phone', async () => {
    const reference = await at.send();
    await at.happens(reference, { state: 21 });
    await at.simulator.next({ correct: 'refused' });
    await at.correct();
    expect(await at.correction()).toEqual({ state: 'refused', failure: '400 refused' });
    expect((await at.onParcel('passOnCorrection')).status).toBe(200);
    expect(await at.correction()).toEqual({ state: 'passed_on', failure: null });
    expect(await at.isProblem()).toBe(false);
    await at.later();
    expect(await at.correction()).toEqual({ state: 'passed_on', failure: null });
  });

  it('is the newest one there, also when it is corrected again while Bosta is asked', async () => {
    const reference = await at.send();
    const { driver } = at.simulator;
    const send = driver.correct.bind(driver);
    vi.spyOn(driver, 'correct').mockImplementationOnce(async (...call) => {
      const second = await at.correct({ street: '99 Newest Street' });
      // One at a time: the first request sends it when Bosta has answered.
      expect(second.body.data.parcels[0]?.correction?.state).toBe('pending');
      return send(...call);
    });
    await at.correct({ street: '1 First Street' });
    expect(await at.correction()).toEqual({ state: 'accepted', failure: null });
    expect((await at.destinationOf(reference))?.dropOffAddress.firstLine).toBe('99 Newest Street');
  });

  it('is refused for a place that Bosta has not in its list, in words that say where to choose it', async () => {
    await at.send();
    const { status, problem } = await at.correct({
      state_id: 22,
      city_id: 22001,
    });
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'courier_does_not_serve', city_id: 22001 });
    expect((await addressOf(at.office, at.owner, at.order.id)).version).toBe(1);
  });

  it('waits for a place that nobody could look up, and is refused once Bosta says it has none', async () => {
    await at.send();
    await at.simulator.next({ down: true });
    await at.correct({ state_id: 22, city_id: 22001 });
    expect(await at.correction()).toEqual({ state: 'pending', failure: null });
    await at.simulator.next({});
    await at.later();
    expect(await at.correction()).toEqual({ state: 'refused', failure: 'place_not_mapped' });
  });
});
