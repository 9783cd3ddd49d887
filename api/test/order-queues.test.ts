import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/settings/setting-tables.ts';
import { insertProduct } from './arrange/catalogue.ts';
import {
  advanceTo,
  arrangeAddress,
  arrangeBulbAndLamp,
  arrangeBuyer,
  type Buyer,
  placed,
} from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let orders: StaffCaller;
let warehouse: StaffCaller;
let mona: Buyer;
let bulb: number;
let chandelier: number;

beforeAll(async () => {
  office = await TestBackOffice.open();
  orders = await office.signIn('orders');
  warehouse = await office.signIn('warehouse');
  mona = await arrangeBuyer(office.shop);
  ({ bulb } = await arrangeBulbAndLamp(office.shop, mona));
  chandelier = await insertProduct(office.db, { sku: 'Nile-7', listPrice: 12_000, stock: 100 });
});
afterAll(() => office.close());

const order = (buyer: Buyer, quantity = 1) =>
  placed(office.shop, buyer, {
    lines: [{ id: bulb, quantity }],
    expected_total: 80 * quantity + 50,
  });
const list = async (query: Record<string, string>, as = orders) => {
  const { body } = await office.call('listStaffOrders', { query }, { as });
  return body;
};
const numbers = (cards: readonly OrderCard[]) => cards.map(({ number }) => number);
const find = async (text: string, as = orders) =>
  (await office.call('findStaffOrders', { query: { text } }, { as })).body.data;

describe('a placed order', () => {
  it('waits to be confirmed, and moves through the queues as its state does', async () => {
    const { id } = await order(mona);
    const count = async () => (await office.call('countOrderQueues', {}, { as: orders })).body.data;
    const before = await count();
    expect((await list({ queue: 'to_confirm' })).data.map((card) => card.id)).toContain(id);
    await advanceTo(office.shop, id, 'ongoing');
    expect(await count()).toEqual({
      ...before,
      to_confirm: before.to_confirm - 1,
      to_pack: before.to_pack + 1,
    });
  });

  it('names what makes it risky, and the riskiest order comes first', async () => {
    const stranger = await arrangeBuyer(office.shop);
    const thin = await arrangeAddress(office.shop, stranger, { street: 'خلف' });
    const risky = await placed(
      office.shop,
      { ...stranger, addressId: thin },
      {
        lines: [{ id: chandelier, quantity: 1 }],
        expected_total: 12_000,
      },
    );
    await order(mona);
    const { data } = await list({ queue: 'to_confirm', sort: 'risk' });
    expect(data[0]?.number).toBe(risky.number);
    expect(data[0]?.risk_reasons.map(({ code }) => code)).toEqual([
      'large_sum',
      'same_phone',
      'thin_address',
      'first_order',
    ]);
    expect(data.map(({ risk }) => risk)).toEqual(
      data.map(({ risk }) => risk).toSorted((a, b) => b - a),
    );
  });

  it('goes straight to packing when the owner trusts customers who received enough', async () => {
    const regular = await arrangeBuyer(office.shop);
    const first = await order(regular);
    await advanceTo(office.shop, first.id, 'delivered');
    await office.db.insert(settings).values({ name: 'confirmation', value: { trusted_after: 1 } });
    const second = await order(regular);
    await office.db.delete(settings);
    expect(second.status).toBe('ongoing');
    const packed = (await list({ queue: 'to_pack' })).data.find(({ id }) => id === second.id);
    expect(packed).toMatchObject({ confirmation: 'not_needed', state: 'ongoing' });
  });
});

describe('a list', () => {
  it('is paged forwards and backwards without a gap, in every sort', async () => {
    for (let count = 0; count < 6; count += 1) await order(mona);
    const day = office.clock.now().toISOString().slice(0, 10);
    const sorts = ['newest', 'oldest', 'highest', 'lowest', 'risk'];
    const between = { placed_from: '2026-01-01', placed_to: day };
    for (const query of [{}, between].flatMap((days) => sorts.map((sort) => ({ ...days, sort })))) {
      const all = numbers((await list(query)).data);
      const pages: string[][] = [];
      let page = await list({ ...query, limit: '4' });
      const first = page;
      for (;;) {
        pages.push(numbers(page.data));
        if (page.next === null) break;
        page = await list({ ...query, limit: '4', after: page.next });
      }
      expect(pages.flat()).toEqual(all);
      const back: string[][] = [];
      while (page.previous !== null) {
        page = await list({ ...query, limit: '4', before: page.previous });
        back.unshift(numbers(page.data));
      }
      expect(back).toEqual(pages.slice(0, -1));
      expect(first.previous).toBeNull();
    }
  });

  it('is narrowed by state, governorate, sum and day, and refuses a cursor of another sort', async () => {
    const { data } = await list({ total_from: '11999', total_to: '12000' });
    expect(data.map(({ total }) => total)).toEqual([12_000]);
    expect((await list({ state: 'delivered' })).data).toHaveLength(1);
    expect((await list({ governorate: '27' })).data).toEqual([]);
    const day = office.clock.now().toISOString().slice(0, 10);
    const placedToday = (await list({ placed_from: day, placed_to: day })).data;
    expect(placedToday.length).toBe((await list({})).data.length);
    expect((await list({ placed_to: '2020-01-01' })).data).toEqual([]);
    const { next } = await list({ limit: '1' });
    const answer = await office.call(
      'listStaffOrders',
      { query: { sort: 'risk', after: next } },
      { as: orders },
    );
    expect(answer.problem).toMatchObject({ status: 400, fields: { after: 'invalid' } });
    const forged = Buffer.from('["newest_placed",9e15,1]').toString('base64url');
    const query = { placed_from: day, after: forged };
    const refused = await office.call('listStaffOrders', { query }, { as: orders });
    expect(refused.problem).toMatchObject({ status: 400, fields: { after: 'invalid' } });
  });

  it('shows whole phone numbers only to those who may see them', async () => {
    const phones = async (as: StaffCaller) =>
      new Set((await list({}, as)).data.map(({ customer }) => customer.phone));
    expect(await phones(orders)).toEqual(new Set(['+201012345678']));
    expect(await phones(warehouse)).toEqual(new Set(['01••••••678']));
  });
});

describe('the search field', () => {
  let sought: { id: number; number: string };
  beforeAll(async () => {
    const buyer = await arrangeBuyer(office.shop);
    const address = await arrangeAddress(office.shop, buyer, {
      full_name: 'فاطمة الزهراء أحمد',
      mobile: '01155500123',
      second_mobile: '+966512300045',
    });
    sought = await placed(
      office.shop,
      { ...buyer, addressId: address },
      {
        lines: [{ id: chandelier, quantity: 2 }],
        expected_total: 24_000,
      },
    );
  });

  it.each([
    ['phone', '+20 115 550 0123'],
    ['phone', '00201155500123'],
    ['phone', '٠١١٥٥٥٠٠١٢٣'],
    ['phone', '0123'],
    ['phone', '0512300045'],
    ['name', 'فاطمه'],
    ['name', 'أحمد فاطمة'],
    ['name', 'الزهراء احم'],
    ['name', 'fatma'],
    ['name', 'Ahmed Fatima'],
    ['name', 'ahmed الزهراء'],
    ['sku', 'nile-7'],
  ])('finds the order by %s: %s', async (by, text) => {
    expect(await find(text)).toContainEqual(
      expect.objectContaining({ id: sought.id, found_by: by }),
    );
  });

  it('finds the order by its number, in any digits, and nothing for what fits none', async () => {
    const digits = sought.number
      .slice(3)
      .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const text of [sought.number.toLowerCase(), digits]) {
      expect((await find(text))[0]).toMatchObject({ id: sought.id, found_by: 'number' });
    }
    for (const text of [
      '99999',
      'فاطمة محمود',
      'fatma mahmoud',
      'زكريا',
      "' or 1=1 --",
      '%',
      'DP-1',
    ]) {
      expect(await find(text)).toEqual([]);
    }
  });
});
