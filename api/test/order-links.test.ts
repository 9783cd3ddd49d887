import { createHmac } from 'node:crypto';
import type { LinkedOrder } from '@dp/contract/order-links.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { setShippingRate } from '../src/shipping/set-shipping-rate.ts';
import { advanceTo, stockOf } from './arrange/orders.ts';
import { arrangePlacedOrder } from './arrange/staff-changes/order-desk-changes.ts';
import { testConfig } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let orders: StaffCaller;
let placed: Awaited<ReturnType<typeof arrangePlacedOrder>>;
let token: string;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(() => office.close());
beforeEach(async () => {
  orders = await office.signIn('orders');
  placed = await arrangePlacedOrder(office);
  token = (await message()).url.split('/').at(-1)?.split('?')[0] ?? '';
});

const message = async () =>
  (await office.call('getConfirmationMessage', { params: placed.params }, { as: orders })).body
    .data;
const timeline = async () =>
  (await office.call('getStaffOrder', { params: placed.params }, { as: orders })).body.data
    .timeline;
const open = async (): Promise<LinkedOrder> =>
  (await office.shop.call('getLinkedOrder', { body: { token } })).body.data;
const confirm = () => office.shop.call('confirmLinkedOrder', { body: { token } });
const ALEXANDRIA = {
  full_name: 'Mona Adel',
  mobile: '01012345678',
  state_id: 2,
  city_id: 2001,
  street: '7 Corniche Road',
};

it('the question is ready to be sent, in the language of the order, with the link', async () => {
  const { text, whatsapp, sms } = await message();
  expect(text).toContain(
    'Confirm it or correct the address here: http://localhost:3000/confirm-order/',
  );
  expect(text).toContain('?lang=en');
  expect(new URL(whatsapp).pathname).toBe('/201012345678');
  expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
  expect(sms).toBe(`sms:+201012345678?body=${encodeURIComponent(text)}`);
  const noPhones = await office.signIn(['orders.read', 'orders.confirm']);
  const refused = await office.call(
    'getConfirmationMessage',
    { params: placed.params },
    { as: noPhones },
  );
  expect(refused.problem).toMatchObject({ permission: 'customers.see-phones' });
});

it('the question is asked in the name of the shop, in the owner’s words', async () => {
  const as = { as: await office.signIn('owner') };
  const names = { title: 'Nour', order_prefix: 'NR', name_ar: 'نور', name_en: 'Nour Lighting' };
  await office.call('saveShopSettings', { body: { version: 0, ...names } }, as);
  expect((await message()).text).toMatch(/^Hello .+, this is Nour\. We have your order /);
  const params = { name: 'confirmation' };
  const { data: saved } = (await office.call('getMessageText', { params }, as)).body;
  const body = {
    version: saved.version,
    ar: saved.ar,
    en: { sms: '{shop} asks about {number}: is it right?' },
  };
  await office.call('saveMessageText', { params, body }, as);
  expect((await message()).text).toMatch(/^Nour asks about \S+: is it right\? http/);
});

it('one tap confirms the order without logging in; a second one changes nothing', async () => {
  expect(await open()).toMatchObject({ state: 'open', totals: { total: 450 }, correctable: true });
  expect((await confirm()).body.data).toMatchObject({ state: 'confirmed', cancellable: true });
  expect((await confirm()).body.data.state).toBe('confirmed');
  expect((await timeline()).filter(({ kind }) => kind === 'attempt')).toMatchObject([
    { channel: 'link', outcome: 'confirmed', by: { kind: 'shopper' } },
  ]);
});

it('the address is corrected at what delivery costs there, which is said first', async () => {
  await setShippingRate(office.shop.deps, commandLine, { stateId: 2, cityId: null }, { cost: 90 });
  const quote = await office.shop.call('quoteLinkedCorrection', {
    body: { token, address: ALEXANDRIA },
  });
  const { before, after } = quote.body.data;
  expect(after.shipping).toBeGreaterThan(before.shipping);
  const correct = (expected_total: number) =>
    office.shop.call('correctLinkedOrder', {
      body: { token, address: ALEXANDRIA, expected_total },
    });
  expect((await correct(before.total)).problem).toMatchObject({
    code: 'order_differs',
    differences: [{ kind: 'total', expected: before.total, actual: after.total }],
  });
  expect((await correct(after.total)).body.data).toMatchObject({
    address: { street: '7 Corniche Road', state_id: 2 },
    totals: { total: after.total },
    state: 'open',
  });
  expect((await timeline()).at(-1)).toMatchObject({ kind: 'edit', by: { kind: 'shopper' } });
});

it('the order is cancelled with a reason, before and after it was confirmed', async () => {
  const decline = () =>
    office.shop.call('declineLinkedOrder', { body: { token, reason: 'Ordered twice' } });
  await confirm();
  expect((await decline()).body.data).toMatchObject({ state: 'cancelled', cancellable: false });
  expect((await decline()).body.data.state).toBe('cancelled');
  expect((await confirm()).body.data.state).toBe('cancelled');
  expect(await stockOf(office.shop, placed.lamp)).toBe(5);
  expect((await timeline()).at(-1)).toMatchObject({ state: 'cancelled', note: 'Ordered twice' });
});

it('of an order that is under way it says so, and changes nothing', async () => {
  await advanceTo(office.shop, placed.orderId, 'dispatched');
  expect(await open()).toMatchObject({ state: 'under_way', correctable: false });
  expect((await confirm()).body.data.state).toBe('under_way');
  const late = await office.shop.call('declineLinkedOrder', { body: { token, reason: 'No' } });
  expect(late.problem).toMatchObject({ status: 409, code: 'order_not_cancellable' });
  const moved = await office.shop.call('quoteLinkedCorrection', {
    body: { token, address: ALEXANDRIA },
  });
  expect(moved.problem.code).toBe('order_not_editable');
});

it('a forged link, one for another purpose and an ended one open nothing', async () => {
  const code = async (given: string) =>
    (await office.shop.call('getLinkedOrder', { body: { token: given } })).problem.code;
  const [order = '', ends = '', signature = ''] = token.split(/-(.+?)-(.+)/s);
  const later = (Number.parseInt(ends, 36) + 1).toString(36);
  const foreign = createHmac('sha256', testConfig.codeSecret).update(`${order}-${ends}`).digest();
  for (const forged of [
    `${order}-${later}-${signature}`,
    `${Number(placed.orderId + 1).toString(36)}-${ends}-${signature}`,
    `${order}-${ends}-${foreign.subarray(0, 15).toString('base64url')}`,
    `${order}-${ends}-${'A'.repeat(20)}`,
    'x',
    '0',
  ]) {
    expect(await code(forged)).toBe('order_link_invalid');
  }
  office.clock.advance({ hours: 72 });
  expect(await code(token)).toBe('order_link_invalid');
});

it('a network that guesses is stopped', async () => {
  office.clock.advance({ hours: 1 });
  const answers: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    answers.push((await office.shop.call('getLinkedOrder', { body: { token: 'x' } })).problem.code);
  }
  expect(new Set(answers.slice(0, 100))).toEqual(new Set(['order_link_invalid']));
  expect(answers[100]).toBe('too_many_requests');
});
