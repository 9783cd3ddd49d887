import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCustomerTerms } from '../src/accounts/customer-terms.ts';
import { orders } from '../src/orders/order-tables.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeAddress, arrangeBuyer, type Buyer, DELIVERY, placed } from './arrange/orders.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let as: StaffCaller;
let product: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  as = await office.signIn('orders');
  product = await insertProduct(office.db, { listPrice: 100, stock: 1_000 });
});
afterAll(() => office.close());

const order = (buyer: Buyer) =>
  placed(office.shop, buyer, {
    lines: [{ id: product, quantity: 1 }],
    expected_total: 100 + DELIVERY,
  });
const find = async (text: string) => {
  const { body } = await office.call('listCustomers', { query: { text } }, { as });
  return body.data.map(({ id }) => id);
};
const read = async (id: number, by = as) =>
  (await office.call('getCustomer', { params: { id } }, { as: by })).body.data;

describe('the list of customers', () => {
  it('is paged forwards and back without gaps', async () => {
    const made: number[] = [];
    for (let i = 0; i < 5; i += 1) made.unshift((await arrangeShopper(office.shop)).customerId);
    const first = await office.call('listCustomers', { query: { limit: '2' } }, { as });
    expect(first.body.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    expect(first.body.previous).toBeNull();
    const query = { limit: '2', after: String(first.body.next) };
    const second = await office.call('listCustomers', { query }, { as });
    expect(second.body.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
    const before = { limit: '2', before: String(second.body.previous) };
    const again = await office.call('listCustomers', { query: before }, { as });
    expect(again.body).toMatchObject({ data: first.body.data, previous: null });
  });

  it('finds a customer by name in another spelling, phone in any form, e-mail and order number', async () => {
    const phone = '+201155512345';
    const buyer = await arrangeBuyer(office.shop, {
      name: 'أسماء عبد الرحمٰن',
      email: 'asmaa.find@example.com',
      phone,
    });
    const { number } = await order(buyer);
    const id = buyer.customerId;
    for (const text of [
      'اسماء عبد الرحمن',
      'عبد اسم',
      '01155512345',
      '٠١١٥٥٥ ١٢٣٤٥',
      '0020 115 551 2345',
      '12345',
      'asmaa.find',
      'ASMAA.FIND@example.com',
      number,
    ]) {
      expect(await find(text), text).toContain(id);
    }
    expect(await find('اسماء سعيد')).not.toContain(id);
  });

  it('finds a customer by the phone of somebody they sent an order to', async () => {
    const buyer = await arrangeBuyer(office.shop);
    const mobile = '01277788899';
    const addressId = await arrangeAddress(office.shop, buyer, { mobile });
    await order({ ...buyer, addressId });
    expect(await find('0127 778 8899')).toEqual([buyer.customerId]);
  });

  it('does not find a deleted account any more', async () => {
    const shopper = await arrangeShopper(office.shop, { name: 'Zenobia Gone' });
    expect(await find('zenobia')).toEqual([shopper.customerId]);
    await office.shop.call('deleteAccount', {}, { token: shopper.token });
    expect(await find('zenobia')).toEqual([]);
  });

  it('masks contacts for staff who may not see phones', async () => {
    const { customerId } = await arrangeShopper(office.shop, {
      name: 'Hidden',
      phone: '+201011112222',
      email: 'hidden@example.com',
    });
    const warehouse = await office.signIn('warehouse');
    expect(await read(customerId, warehouse)).toMatchObject({
      phone: '01••••••222',
      email: 'h•••@example.com',
      messages: [],
    });
    expect(await read(customerId)).toMatchObject({ phone: '+201011112222' });
  });
});

describe('a customer’s page', () => {
  it('counts what became of their orders', async () => {
    const buyer = await arrangeBuyer(office.shop);
    const states = ['delivered', 'completed', 'returned', 'cancelled', 'draft'] as const;
    for (const state of states) {
      const { id } = await order(buyer);
      await office.db.update(orders).set({ state }).where(eq(orders.id, id));
    }
    const page = await read(buyer.customerId);
    expect(page).toMatchObject({
      orders: { placed: 5, received: 2, refused: 1, cancelled: 1 },
      refusal_percent: 33,
    });
    expect(page.newest_orders.map(({ state, refused }) => [state, refused])).toEqual([
      ['draft', false],
      ['cancelled', false],
      ['returned', true],
      ['completed', false],
      ['delivered', false],
    ]);
    expect(page.last_order?.number).toBe(page.newest_orders[0]?.number);
  });

  it('names other accounts of the same phone', async () => {
    const one = await arrangeShopper(office.shop);
    const other = await arrangeShopper(office.shop, { phone: one.phone });
    expect((await read(one.customerId)).same_phone.map(({ id }) => id)).toEqual([other.customerId]);
  });
});

describe('a note on a customer', () => {
  it('is edited by its author alone, for five minutes, and from the version they saw', async () => {
    const { customerId } = await arrangeShopper(office.shop);
    const add = { params: { id: customerId }, body: { text: 'Call in the morning' } };
    const { data: note } = (await office.call('addCustomerNote', add, { as })).body;
    // Sent again, as after a lost answer.
    expect((await office.call('addCustomerNote', add, { as })).body.data.id).toBe(note.id);
    const edit = (version: number, text: string, by = as) =>
      office.call(
        'editCustomerNote',
        { params: { id: note.id }, body: { version, text } },
        { as: by },
      );
    expect((await edit(1, 'Call at noon')).body.data).toMatchObject({
      version: 2,
      text: 'Call at noon',
    });
    const stale = await edit(1, 'Call never');
    expect([stale.status, stale.problem.code]).toEqual([409, 'record_changed']);
    expect(stale.problem).toMatchObject({ version: 2, current: { text: 'Call at noon' } });
    const colleague = await office.signIn('orders');
    expect((await edit(2, 'Mine', colleague)).problem.code).toBe('note_not_editable');
    office.clock.advance({ minutes: 6 });
    expect((await edit(2, 'Late')).problem.code).toBe('note_not_editable');
    expect((await read(customerId)).notes).toMatchObject([
      { text: 'Call at noon', editable_until: null },
    ]);
  });
});

describe('a blocked customer', () => {
  it('has every order confirmed, although the shop asks nobody else', async () => {
    const owner = await office.signIn('owner');
    await office.db.execute(
      sql`insert into settings (name, value) values ('confirmation', '{"trusted_after": null, "below": 1000000}')`,
    );
    const buyer = await arrangeBuyer(office.shop);
    const free = await order(buyer);
    const { version } = await read(buyer.customerId);
    const blocked = await office.call(
      'setCustomerBlock',
      { params: { id: buyer.customerId }, body: { version, reason: 'Refused at the door' } },
      { as: owner },
    );
    expect(blocked.body.data).toMatchObject({ blocked: true, version: version + 1 });
    const asked = await order(buyer);
    const rows = await office.db
      .select()
      .from(orders)
      .where(eq(orders.customerId, buyer.customerId));
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(free.id)).toMatchObject({ confirmation: 'not_needed' });
    expect(byId.get(asked.id)).toMatchObject({ confirmation: 'to_confirm' });
    expect(byId.get(asked.id)?.riskReasons).toContainEqual({ code: 'blocked' });
    const list = await office.call('listCustomers', { query: { filter: 'blocked' } }, { as });
    expect(list.body.data.map(({ id }) => id)).toEqual([buyer.customerId]);
    // Among many of a common name too.
    const name = 'محمد عبد الله';
    await office.db.execute(
      sql`update customers set name = ${name} where id = ${buyer.customerId}`,
    );
    await storeCustomerTerms(office.db, { ...buyer, id: buyer.customerId, name });
    for (let namesake = 0; namesake < 3; namesake += 1) await arrangeShopper(office.shop, { name });
    const query = { filter: 'blocked', text: 'محمد', limit: '2' };
    const found = await office.call('listCustomers', { query }, { as });
    expect(found.body.data.map(({ id }) => id)).toEqual([buyer.customerId]);
  });
});
