import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveOther, registerVerified, signUpEntries } from './arrange/accounts.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { closeAudited } from './arrange/close-audited.ts';
import { arrangeBuyer, countOrders, place, stockOf } from './arrange/orders.ts';
import { readCode } from './arrange/outbox.ts';
import { phoneOrder } from './arrange/staff-changes/order-desk-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let orders: StaffCaller;
let owner: StaffCaller;
let lamp: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  orders = await office.signIn('orders');
  owner = await office.signIn('owner');
  lamp = await insertProduct(office.db, {
    name: { ar: 'نجفة نحاس', en: 'Brass chandelier' },
    listPrice: 400,
    stock: 40,
  });
});
afterAll(() => closeAudited(office));

const order = (changes: object = {}, as = orders) =>
  office.call('placePhoneOrder', { body: { ...phoneOrder(lamp), ...changes } }, { as });
let serial = 0;
/** A phone nobody has used yet. */
function freshPhone() {
  serial += 1;
  return `0106660${String(serial).padStart(4, '0')}`;
}

describe('an order by phone', () => {
  it('is placed for a new customer, confirmed by the call, and ready to be packed', async () => {
    const before = await stockOf(office.shop, lamp);
    const { body } = await order();
    expect(body.data).toMatchObject({
      state: 'ongoing',
      confirmation: 'confirmed',
      total: 450,
      customer: { name: 'Hany Fathy', orders: 1, phone: '+201277788899' },
    });
    expect(body.data.timeline.map(({ kind, by }) => [kind, by.kind])).toEqual([
      ['state', 'staff'],
      ['attempt', 'staff'],
      ['state', 'staff'],
    ]);
    expect(await stockOf(office.shop, lamp)).toBe(before - 1);
    const again = await order();
    expect(again.body.data.customer).toMatchObject({ id: body.data.customer.id, orders: 2 });
  });

  it('is placed once, however often the same request is sent', async () => {
    const body = phoneOrder(lamp);
    const answers = await Promise.all([
      order(body),
      order(body),
      office.call('placePhoneOrder', { body }, { as: owner }),
    ]);
    expect(new Set(answers.map((answer) => answer.body.data?.number)).size).toBe(1);
    const other = await order({ ...body, note: 'Ring twice' });
    expect(other.problem.code).toBe('idempotency_key_reused');
  });

  it('is quoted first, with a price and a discount by those who may give them', async () => {
    const { lines: _, ...rest } = phoneOrder(lamp);
    const sale = {
      lines: [{ product_id: lamp, quantity: 2, unit_price: 380, price_reason: 'Neighbour' }],
      discount: { amount: 10, reason: 'Friday' },
      shipping: 0,
    };
    const { state_id, city_id } = rest.address;
    const asked = { ...sale, address: { state_id, city_id } };
    const quote = (as: StaffCaller) => office.call('quotePhoneOrder', { body: asked }, { as });
    expect((await quote(orders)).problem).toMatchObject({ permission: 'prices.edit' });
    const { body } = await quote(owner);
    expect(body.data).toMatchObject({
      order: {
        totals: { subtotal: 760, discount: 10, shipping: 0, total: 750, vat_included: 92.11 },
      },
      stock: [{ product_id: lamp, available: await stockOf(office.shop, lamp) }],
    });
    const early = await office.call('quotePhoneOrder', { body: sale }, { as: owner });
    expect(early.body.data.order.totals).toMatchObject({ subtotal: 760, total: 750 });
    const placed = await order({ ...sale, expected_total: 750 }, owner);
    expect(placed.body.data).toMatchObject({ total: 750, staff_discount: { reason: 'Friday' } });
  });

  it('is refused with every difference when the product is sold out meanwhile', async () => {
    const last = await insertProduct(office.db, { listPrice: 400, stock: 1 });
    const lines = [{ product_id: last, quantity: 2 }];
    const { problem } = await order({ lines, expected_total: 900 });
    expect(problem).toMatchObject({
      status: 409,
      code: 'order_differs',
      differences: [
        { kind: 'stock', requested: 2, available: 1 },
        { kind: 'total', expected: 900, actual: 850 },
      ],
    });
    const unknown = await order({ customer: { id: 99_999 } });
    expect(unknown.problem.code).toBe('customer_not_found');
    const badPhone = await order({ customer: { name: 'X', phone: '12' } });
    expect(badPhone.problem.fields).toEqual({ 'customer.phone': 'phone_invalid' });
  });

  it('keeps a product that was withdrawn meanwhile when the rest is edited, but no more of it is sold', async () => {
    const old = await insertProduct(office.db, { listPrice: 400, stock: 5 });
    const placed = await order({ lines: [{ product_id: old, quantity: 1 }] });
    const { id, version } = placed.body.data;
    const { pool } = office.shop.database;
    // What was ordered cannot be deleted at all.
    await expect(pool.query('delete from products where id = $1', [old])).rejects.toThrow();
    await pool.query('update products set published = false where id = $1', [old]);
    const edit = (quantity: number) => ({
      version,
      lines: [
        { product_id: old, quantity },
        { product_id: lamp, quantity: 1 },
      ],
      expected_total: 850,
    });
    const call = (body: object) =>
      office.call('editOrder', { params: { id }, body }, { as: orders });
    expect((await call(edit(2))).problem).toMatchObject({
      status: 400,
      fields: { 'lines.0.product_id': 'invalid' },
    });
    const { body } = await call(edit(1));
    expect(body.data.lines.map(({ product_id }) => product_id)).toEqual([old, lamp]);
  });

  it('and one in the shop for the last unit: exactly one gets it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const last = await insertProduct(office.db, { listPrice: 400, stock: 1 });
      const buyer = await arrangeBuyer(office.shop);
      const answers = await Promise.all([
        order({ lines: [{ product_id: last, quantity: 1 }] }),
        place(office.shop, buyer, { lines: [{ id: last, quantity: 1 }], expected_total: 450 }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('sells what the search finds, with the stock of this moment', async () => {
    await office.shop.catalog.refresh();
    const { body } = await office.call('findSellable', { query: { text: 'نجفه' } }, { as: orders });
    expect(body.data).toContainEqual(
      expect.objectContaining({ id: lamp, price: 400, stock: await stockOf(office.shop, lamp) }),
    );
  });
});

describe('the customer of a phone order', () => {
  const logIn = async (phone: string, body: object = {}) => {
    office.clock.advance({ minutes: 5 });
    await office.shop.call('login', { body: { login: phone } });
    const code = await readCode(office.shop, `+2${phone}`);
    return office.shop.call('verifyOtp', {
      body: { login: phone, code, purpose: 'login', ...body },
    });
  };

  it('who proves the phone owns the orders that were placed by it', async () => {
    const phone = freshPhone();
    const customer = { name: 'Dina Sameh', phone };
    const { customer: made } = (await order({ customer })).body.data;
    const { body } = await logIn(phone);
    expect(body).toMatchObject({ data: { client: { name: 'Dina Sameh' } } });
    expect(await countOrders(office.shop, { customerId: made.id })).toBe(1);
    orders = await office.signIn('orders');
    const next = (await order({ customer: { ...customer, name: 'Other' } })).body.data;
    expect(next.customer).toMatchObject({ id: made.id, name: 'Dina Sameh', orders: 2 });
  });

  it('who had registered and proves the phone later gets them too', async () => {
    const phone = freshPhone();
    const { customer: made } = (await order({ customer: { name: 'Dina', phone } })).body.data;
    const registered = await registerVerified(office.shop, {
      name: 'Dina Sameh',
      phone_number: `+2${phone}`,
    });
    expect(await countOrders(office.shop, { customerId: made.id })).toBe(1);
    await proveOther(office.shop, registered, `+2${phone}`);
    expect(await countOrders(office.shop, { customerId: made.id })).toBe(0);
    orders = await office.signIn('orders');
    const { data } = (await order({ customer: { name: 'Dina', phone } })).body;
    expect(data.customer).toMatchObject({ name: 'Dina Sameh', orders: 2 });
  });
});

describe('an order by phone for somebody who registered and proved nothing', () => {
  /** Registers, proves nothing, and has an order taken on the phone for that account. */
  async function ordered() {
    const entries = signUpEntries();
    const { body } = await office.shop.call('register', { body: entries });
    const placed = await order({ customer: { id: body.data.user.id } });
    return { entries, number: placed.body.data.number };
  }
  /** The orders of who signs in by a code from another device, as somebody without an account does. */
  async function ordersOf(login: string) {
    await office.shop.call('login', { body: { login } });
    const code = await readCode(office.shop, login);
    const given = { login, code, purpose: 'login', name: 'Hala' };
    const { body } = await office.shop.call('verifyOtp', { body: given });
    if (!('token' in body.data)) throw new Error('The code did not sign in.');
    const { token, client } = body.data;
    const own = await office.shop.call(
      'listOrders',
      { params: { id: client.partner_id } },
      { token },
    );
    return own.body.data.map(({ number }) => number);
  }

  it('goes to whoever proves the phone, from whichever device', async () => {
    const { entries, number } = await ordered();
    expect(await ordersOf(entries.phone_number)).toEqual([number]);
  });

  it('stays with its phone when the e-mail is proven, which may be a mistyped one', async () => {
    const { entries, number } = await ordered();
    expect(await ordersOf(entries.email)).toEqual([]);
    expect(await ordersOf(entries.phone_number)).toEqual([number]);
  });
});
