import { beforeEach, expect, it, vi } from 'vitest';
import type { CourierDriver } from '../src/couriers/courier-driver.ts';
import { closeAudited } from './arrange/close-audited.ts';
import { addBosta } from './arrange/courier.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { agreeingCourier } from './arrange/staff-changes/courier-company-changes.ts';
import { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';
import { openTestDatabase } from './test-database.ts';

const MORNING = { day: '2031-03-31', slot: '10:00 to 13:00' } as const;

const company = vi.fn<CourierDriver['requestPickup']>();
let office: TestBackOffice;
let owner: StaffCaller;

beforeEach(async () => {
  company.mockReset().mockImplementation(agreeingCourier.requestPickup);
  const courier = { ...agreeingCourier, requestPickup: company };
  const shop = await TestApp.on(await openTestDatabase(), {}, TEST_DEMO, [], courier);
  office = await TestBackOffice.on(shop);
  owner = await office.signIn('owner');
  await addBosta(office, owner);
  return () => closeAudited(office);
});

const ask = (body: { day: string; slot: (typeof MORNING)['slot']; again?: boolean }) =>
  office.call('requestPickup', { body }, { as: owner });

async function listed() {
  return (await office.call('listPickups', {}, { as: owner })).body.data;
}

it('a van that was booked is listed with who asked for it', async () => {
  expect((await ask(MORNING)).body.data).toMatchObject({ ...MORNING, state: 'booked' });
  expect(await listed()).toMatchObject([
    { ...MORNING, state: 'booked', actor: { name: expect.any(String) } },
  ]);
});

it('a van is booked once when two people ask at the same moment, and twice only on purpose', async () => {
  const answers = await Promise.all([ask(MORNING), ask(MORNING)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(company).toHaveBeenCalledTimes(1);
  expect(await ask(MORNING)).toMatchObject({
    status: 409,
    body: { code: 'pickup_asked', state: 'booked' },
  });
  expect((await ask({ ...MORNING, again: true })).status).toBe(200);
  expect(await listed()).toHaveLength(2);
});

it('a van whose answer was lost is not asked for again by itself', async () => {
  company.mockResolvedValueOnce({ kind: 'unknown' });
  expect(await ask(MORNING)).toMatchObject({ status: 503, body: { code: 'pickup_unanswered' } });
  expect(await ask(MORNING)).toMatchObject({
    status: 409,
    body: { code: 'pickup_asked', state: 'unanswered' },
  });
  expect(company).toHaveBeenCalledTimes(1);
  expect(await listed()).toMatchObject([{ state: 'unanswered' }]);
});

it('a van that was refused can be asked for again', async () => {
  company.mockResolvedValueOnce({ kind: 'refused', reason: 'closed' });
  expect(await ask(MORNING)).toMatchObject({
    status: 503,
    body: { code: 'courier_refused', reason: 'closed' },
  });
  expect((await ask(MORNING)).status).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'refused' }, { state: 'booked' }]);
});

it('a day that is over is refused, and a van of it is listed no longer', async () => {
  expect((await ask({ ...MORNING, day: '2020-03-31' })).body).toMatchObject({
    code: 'validation_failed',
    fields: { day: 'time_past' },
  });
  await ask(MORNING);
  office.clock.advance({ days: 3_650 });
  owner = await office.signIn('owner');
  expect(await listed()).toEqual([]);
});
