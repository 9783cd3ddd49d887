import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { orders } from '../src/orders/order-tables.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeContactMessage } from './arrange/contact-messages.ts';
import {
  arrangeAddress,
  arrangeBuyer,
  type Buyer,
  DELIVERY,
  place,
  placed,
} from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let product: number;
let serial = 0;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  product = await insertProduct(office.db, { listPrice: 100, stock: 10_000 });
});
afterAll(() => office.close());

/** Two accounts of one phone; the one that stays has proven it. */
async function arrangePair(): Promise<{ stays: Buyer; ends: Buyer }> {
  serial += 1;
  const phone = `+20127${String(1_000_000 + serial)}`;
  const stays = await arrangeBuyer(office.shop, { phone, phoneVerified: true });
  return { stays, ends: await arrangeBuyer(office.shop, { phone }) };
}

const wanted = () => ({
  lines: [{ id: product, quantity: 1 }],
  expected_total: 100 + DELIVERY,
});
const merge = (stays: Buyer, ends: Buyer, version = 1, other_version = 1) =>
  office.call(
    'mergeCustomers',
    {
      params: { id: stays.customerId, other: ends.customerId },
      body: { version, other_version },
    },
    { as: manager },
  );
const preview = (stays: Buyer, ends: Buyer) =>
  office.call(
    'previewCustomerMerge',
    { params: { id: stays.customerId, other: ends.customerId } },
    { as: manager },
  );
const ordersOf = async ({ customerId }: Buyer) =>
  (await office.db.select().from(orders).where(eq(orders.customerId, customerId))).map(
    ({ number }) => number,
  );
const numbersFor = async ({ token, partnerId }: Buyer) => {
  const answer = await office.shop.call(
    'listOrders',
    { params: { id: partnerId }, body: {} },
    { token },
  );
  return answer.body.data.map(({ number }) => number);
};

/** The tables in which something is still a customer's. */
async function tablesNaming({ customerId }: Buyer): Promise<string[]> {
  const { pool } = office.shop.database;
  const { rows } = await pool.query(
    "select table_name as name from information_schema.columns where column_name = 'customer_id' and table_schema = 'public'",
  );
  const naming: string[] = [];
  for (const { name } of rows) {
    const found = await pool.query(`select from "${name}" where customer_id = $1 limit 1`, [
      customerId,
    ]);
    if (found.rows.length > 0) naming.push(name);
  }
  return naming;
}

describe('merging two accounts of one phone', () => {
  it('moves everything that its preview says, and ends the other account', async () => {
    const { shop } = office;
    const { stays, ends } = await arrangePair();
    const own = await placed(shop, stays, wanted());
    const moving = await placed(shop, ends, wanted());
    await arrangeAddress(shop, ends, { street: '7 Nile Street' });
    await shop.call(
      'syncFavourites',
      { body: { add: [product], remove: [] } },
      { token: ends.token },
    );
    await arrangeContactMessage(shop, { phone: undefined, email: ends.email });
    const note = { params: { id: ends.customerId }, body: { text: 'Has a dog' } };
    await office.call('addCustomerNote', note, { as: manager });

    const seen = (await preview(stays, ends)).body.data;
    expect(seen).toMatchObject({
      moves: { orders: 1, addresses: 2, favourites: 1, notes: 1, messages: 1, vouchers: 0 },
      takes_over: [],
      signs_out: ['email'],
      refusal: null,
    });
    const merged = await merge(stays, ends, seen.stays.version, seen.ends.version);
    expect(merged.body.data).toMatchObject({ id: stays.customerId, orders: { placed: 2 } });

    expect(await numbersFor(stays)).toEqual([moving.number, own.number]);
    const page = await office.call(
      'getCustomer',
      { params: { id: stays.customerId } },
      { as: manager },
    );
    expect(page.body.data).toMatchObject({
      // The same address of both is there once, and one is the default.
      addresses: [{ is_default: true }, { street: '7 Nile Street', is_default: false }],
      notes: [{ text: 'Has a dog' }],
      messages: [{ text: 'Is there a warranty?' }],
    });
    const favourites = await shop.call(
      'syncFavourites',
      { body: { add: [], remove: [] } },
      { token: stays.token },
    );
    expect(favourites.body.data).toEqual([product]);
    const ended = await shop.call('accountInfo', {}, { token: ends.token });
    expect(ended.problem.code).toBe('session_expired');
    const gone = await office.call(
      'getCustomer',
      { params: { id: ends.customerId } },
      { as: manager },
    );
    expect(gone.problem).toMatchObject({
      code: 'customer_not_found',
      merged_into: stays.customerId,
    });
    expect(await tablesNaming(ends)).toEqual([]);
  });

  it('counts the uses of a voucher of both against its limit per customer', async () => {
    const { shop } = office;
    const { stays, ends } = await arrangePair();
    const { rows } = await shop.database.pool.query(
      `insert into vouchers (code, amount_piastres, max_uses_per_customer, uses) values ('ONCE', 1000, 1, 0) returning id`,
    );
    expect(rows).toHaveLength(1);
    for (const each of [stays, ends]) {
      await placed(shop, each, {
        ...wanted(),
        expected_total: 90 + DELIVERY,
        body: { voucher_code: 'ONCE' },
      });
    }
    await merge(stays, ends);
    const { findings } = await auditShop(shop.db);
    expect(findings.filter(({ detail }) => detail.includes('ONCE'))).toEqual([]);
    const again = await place(shop, stays, {
      ...wanted(),
      expected_total: 90 + DELIVERY,
      body: { voucher_code: 'ONCE' },
    });
    expect(again.problem.code).toBe('order_differs');
  });

  it('keeps a repeated request at its own order when both accounts used the same key', async () => {
    const { shop } = office;
    const { stays, ends } = await arrangePair();
    const key = randomUUID();
    const own = await placed(shop, stays, { ...wanted(), key });
    const other = await placed(shop, ends, { ...wanted(), key });
    const free = await placed(shop, ends, { ...wanted(), key: randomUUID() });
    expect((await merge(stays, ends)).status).toBe(200);
    expect((await placed(shop, stays, { ...wanted(), key })).number).toBe(own.number);
    expect((await ordersOf(stays)).sort()).toEqual([own, other, free].map(({ number }) => number));
  });

  it('gives the contacts that the staying account lacks, unproven', async () => {
    const { stays, ends } = await arrangePair();
    await office.shop.database.pool.query(
      'update customers set email = null, email_verified_at = null where id = $1',
      [stays.customerId],
    );
    expect((await preview(stays, ends)).body.data.takes_over).toEqual(['email']);
    expect((await merge(stays, ends)).body.data).toMatchObject({
      email: ends.email,
      email_proven: false,
    });
  });
});

describe('merging is refused', () => {
  const refusalOf = async (stays: Buyer, ends: Buyer) => {
    const { status, problem } = await merge(stays, ends);
    return [status, problem.code, problem.reason];
  };

  it('into itself', async () => {
    const { stays } = await arrangePair();
    expect(await refusalOf(stays, stays)).toEqual([409, 'customers_not_merged', 'same_account']);
  });

  it('without a common phone', async () => {
    const { shop } = office;
    const one = await arrangeBuyer(shop, { phone: '+201280000001', phoneVerified: true });
    const other = await arrangeBuyer(shop, { phone: '+201280000002' });
    // Both gave the arranged address's phone; one of them has no address.
    await shop.database.pool.query('delete from addresses where customer_id = $1', [
      one.customerId,
    ]);
    expect((await refusalOf(one, other))[2]).toBe('no_common_phone');
  });

  it('when the phone’s owner would lose it to who only typed it', async () => {
    const { stays, ends } = await arrangePair();
    expect((await refusalOf(ends, stays))[2]).toBe('other_way');
  });

  it('into an account that nobody has proven to own', async () => {
    const phone = '+201280000003';
    const typed = await arrangeBuyer(office.shop, { phone });
    await office.shop.database.pool.query(
      'update customers set email_verified_at = null where id = $1',
      [typed.customerId],
    );
    const other = await arrangeBuyer(office.shop, { phone });
    expect((await refusalOf(typed, other))[2]).toBe('unproven');
  });

  it('to who saw an older version of either', async () => {
    const { stays, ends } = await arrangePair();
    const { status, problem } = await merge(stays, ends, 1, 2);
    expect([status, problem.code]).toEqual([409, 'record_changed']);
    expect(problem.current).toMatchObject({ id: ends.customerId });
  });
});

describe('at the same moment', () => {
  it('one of two members of staff merges, whichever way round the other one tries', async () => {
    for (const crossed of [false, true]) {
      const phone = `+20128${String(1_000_100 + Number(crossed))}`;
      const one = await arrangeBuyer(office.shop, { phone });
      const other = await arrangeBuyer(office.shop, { phone });
      const answers = await Promise.all([
        merge(one, other),
        crossed ? merge(other, one) : merge(one, other),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    }
  });

  it('an order placed with the other account moves too, or is not placed', async () => {
    const { shop } = office;
    for (let round = 0; round < 5; round += 1) {
      const { stays, ends } = await arrangePair();
      const [order, merged] = await Promise.all([
        place(shop, ends, wanted()),
        merge(stays, ends),
        place(shop, stays, wanted()),
      ]);
      expect(merged.status).toBe(200);
      expect(await ordersOf(ends)).toEqual([]);
      const moved = await ordersOf(stays);
      const outcome = order.status === 200 ? order.body.data.number : order.problem.code;
      expect([...moved, 'session_expired']).toContain(outcome);
      expect(moved).toHaveLength(order.status === 200 ? 2 : 1);
    }
  });
});
