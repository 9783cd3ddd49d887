import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAudited } from './arrange/close-audited.ts';
import { arrangeConfirmedOrder, type ConfirmedOrder } from './arrange/fulfilment.ts';
import { arrangeDelivered, ask, asked, returnsOf, step } from './arrange/returns.ts';
import { arrangeSession } from './arrange/shoppers.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let order: Awaited<ReturnType<typeof arrangeDelivered>>;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
beforeEach(async () => {
  owner = await office.signIn('owner');
  order = await arrangeDelivered(office);
});
afterAll(() => closeAudited(office));

const bulbs = (quantity: number) => [{ product_id: order.bulb, quantity }];
const lamp = () => [{ product_id: order.lamp, quantity: 1 }];
const read = (of: ConfirmedOrder = order) => returnsOf(office, of);
/** A session ends within weeks. */
const signInAgain = async () => {
  const token = await arrangeSession(office.shop, order.buyer.customerId);
  order = { ...order, buyer: { ...order.buyer, token } };
};

describe('what can be sent back', () => {
  it('is what was received, until the fourteenth day, for defects until the thirtieth, under warranty two years', async () => {
    expect((await read()).lines[0]).toMatchObject({
      quantity: 2,
      paid: [80, 160],
      without_reason: { units: 2, until: '2026-03-15' },
      defect: { units: 2, until: '2026-03-31' },
      warranty: { units: 2, until: '2028-03-01' },
    });
    const onItsWay = await arrangeConfirmedOrder(office);
    expect((await read(onItsWay)).lines[0]).toMatchObject({ without_reason: null, defect: null });
    expect((await ask(office, onItsWay)).problem.code).toBe('order_not_returnable');
  });

  it('is shown in the colour of its own light', async () => {
    await office.shop.db.execute(
      sql`update product_details set specs = '{"cct_kelvin": [6500]}' where product_id = ${order.bulb}`,
    );
    const { lines } = await read();
    expect(lines.find((line) => line.product_id === order.bulb)?.kelvin).toBe(6500);
  });

  it('is priced together before it is asked for, as the return then says', async () => {
    const lines = [...bulbs(2), ...lamp()];
    const quote = await office.shop.call(
      'quoteReturn',
      { params: { id: order.id }, body: { lines } },
      { token: order.buyer.token },
    );
    const { paid } = quote.body.data;
    const [bulb, single] = (await read()).lines;
    expect(paid).toBe((bulb?.paid[1] ?? 0) + (single?.paid[0] ?? 0));
    await ask(office, order, { lines });
    expect((await read()).returns[0]?.paid).toBe(paid);
  });

  it('is named at its order in the history while it is under way', async () => {
    const { partnerId, token } = order.buyer;
    const shown = async () => {
      const { body } = await office.shop.call(
        'listOrders',
        { params: { id: partnerId } },
        { token },
      );
      return body.data.find(({ id }) => id === order.id)?.open_return;
    };
    expect(await shown()).toBeNull();
    const { id } = await asked(office, order);
    expect(await shown()).toEqual({ kind: 'return', state: 'requested' });
    await office.shop.call('cancelReturn', { params: { id } }, { token });
    expect(await shown()).toBeNull();
  });

  it('is asked for in time: on the last day, but not on day 15; a defect then still is', async () => {
    office.clock.advance({ days: 14 });
    expect((await ask(office, order)).status).toBe(200);
    office.clock.advance({ days: 1 });
    const { problem } = await ask(office, order);
    expect(problem).toMatchObject({ status: 409, code: 'return_too_late' });
    expect(problem.lines).toEqual([
      { product_id: order.bulb, units: 0, until: expect.stringMatching(/^2026-03-15$/) },
    ]);
    expect((await ask(office, order, { reason: 'defective' })).status).toBe(200);
    office.clock.advance({ days: 40 });
    await signInAgain();
    const claim = { kind: 'warranty', reason: 'defective', lines: lamp(), payout: null };
    expect((await ask(office, order, claim)).status).toBe(200);
  });

  it('is asked for as defective on day 30, but as a return not on day 31', async () => {
    const damaged = { reason: 'damaged', lines: lamp() };
    office.clock.advance({ days: 30 });
    await signInAgain();
    expect((await ask(office, order, { reason: 'missing_parts' })).status).toBe(200);
    office.clock.advance({ days: 1 });
    const { problem } = await ask(office, order, damaged);
    expect(problem).toMatchObject({ status: 409, code: 'return_too_late' });
    expect(problem.lines).toMatchObject([{ product_id: order.lamp, units: 0 }]);
  });

  it('is claimed for under the warranty of its product, which may be longer or shorter than the shop’s', async () => {
    const specs = { [order.bulb]: { warranty_months: 1 }, [order.lamp]: { warranty_months: 36 } };
    for (const [id, value] of Object.entries(specs)) {
      await office.shop.db.execute(
        sql`update product_details set specs = ${JSON.stringify(value)}::jsonb where product_id = ${id}`,
      );
    }
    const [first, second] = (await read()).lines;
    const monthsOf = (line: typeof first) => {
      const [year = 0, month = 0] = (line?.warranty?.until ?? '').split('-').map(Number);
      const [was = 0, then = 0] = (line?.defect?.until ?? '').split('-').map(Number);
      return year * 12 + month - (was * 12 + then);
    };
    expect(monthsOf(second) - monthsOf(first)).toBe(35);
    office.clock.advance({ days: 40 });
    await signInAgain();
    const claim = { kind: 'warranty', reason: 'defective', payout: null };
    const over = await ask(office, order, { ...claim, lines: bulbs(1) });
    expect(over.problem.code).toBe('return_too_late');
    expect((await ask(office, order, { ...claim, lines: lamp() })).status).toBe(200);
  });

  it('is not more pieces than were bought, also of a product named twice', async () => {
    for (const lines of [bulbs(3), [...bulbs(1), ...bulbs(2)]]) {
      const { problem } = await ask(office, order, { lines });
      expect(problem).toMatchObject({ status: 409, code: 'return_units_exceeded' });
      expect(problem.lines).toEqual([
        { product_id: order.bulb, units: 2, until: expect.any(String) },
      ]);
    }
    const strange = [{ product_id: 2_000_000, quantity: 1 }];
    expect((await ask(office, order, { lines: strange })).problem.code).toBe(
      'return_units_exceeded',
    );
  });

  it('is not what is in another return, until that is refused, cancelled or sent back', async () => {
    const { id, paid } = await asked(office, order, { lines: bulbs(2) });
    expect(paid).toBe(160);
    expect((await ask(office, order)).problem.code).toBe('return_units_exceeded');
    await office.shop.call('cancelReturn', { params: { id } }, { token: order.buyer.token });
    expect((await ask(office, order)).status).toBe(200);
  });

  it('a request that is repeated after a lost answer gives the same return', async () => {
    const key = '6f7f5a62-1f9a-4e1f-9b2c-1d1d0c0f7a11';
    const first = await asked(office, order, { key });
    expect((await asked(office, order, { key })).id).toBe(first.id);
    expect((await read()).returns).toHaveLength(1);
  });

  it('two requests at once never take more pieces than there are', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(office, order, { lines: bulbs(1) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await read()).lines[0]?.without_reason?.units).toBe(0);
  });
});

describe('what the owner has decided', () => {
  it('counts for the next request, and is never less than the law gives', async () => {
    const { returns } = (await office.call('getSettings', {}, { as: owner })).body.data;
    const save = (version: number, changes: object) =>
      office.call(
        'saveSetting',
        {
          params: { name: 'returns' },
          body: { version, value: { ...returns.value, ...changes } },
        },
        { as: owner },
      );
    const less = await save(returns.version, { return_days: 13 });
    expect(less.problem.fields).toEqual({ 'value.return_days': 'too_small' });
    const longer = { return_days: 20, free_way_back: true };
    const saved = await save(returns.version, longer);
    expect(saved.body.data.value).toMatchObject(longer);
    office.clock.advance({ days: 20 });
    await signInAgain();
    owner = await office.signIn('owner');
    const { id, shopper_pays_way_back: pays } = await asked(office, order);
    expect(pays).toBe(false);
    await step(office, owner, id, 'answerReturn', { approve: true });
    const booked = { to: 'pickup_booked', day: '2026-04-20', fee: 40 };
    const { problem } = await step(office, owner, id, 'moveReturn', booked);
    expect(problem.fields).toEqual({ fee: 'invalid' });
    await save(saved.body.data.version, {});
    expect((await ask(office, order)).problem.code).toBe('return_too_late');
  });
});
