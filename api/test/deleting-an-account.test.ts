import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../src/accounts/account-tables.ts';
import { orderEvents, orders } from '../src/orders/order-tables.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, type Buyer, DELIVERY, place, placed } from './arrange/orders.ts';
import { arrangeSession, arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let productId: number;
beforeAll(async () => {
  shop = await TestApp.open();
  productId = await insertProduct(shop.db, { stock: 1_000 });
});
afterAll(() => shop.close());

const deleteAccount = (token: string) => shop.call('deleteAccount', {}, { token });
const wanted = () => ({
  lines: [{ id: productId, quantity: 1 }],
  expected_total: 100 + DELIVERY,
  body: { note: 'Ring twice, ask for Abeer' },
});

/** Everything the database holds, as one text. */
async function wholeDatabase(): Promise<string> {
  const tables = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await shop.db.execute<{ row: string }>(
      sql.raw(`select row_to_json(t)::text as row from "${name}" t`),
    );
    texts.push(...rows.rows.map(({ row }) => `${name}: ${row}`));
  }
  return texts.join('\n');
}

async function deliver(buyer: Buyer): Promise<void> {
  await shop.db
    .update(orders)
    .set({ state: 'delivered' })
    .where(eq(orders.customerId, buyer.customerId));
}

describe('deleting an account', () => {
  it('erases every personal trace and keeps the order', async () => {
    const buyer = await arrangeBuyer(shop, {
      name: 'Abeer Shawky',
      email: 'abeer.shawky@example.com',
      phone: '+201288877766',
    });
    const order = await placed(shop, buyer, wanted());
    await shop.db.insert(orderEvents).values({
      orderId: order.id,
      state: 'ongoing',
      actor: 'shopper',
      actorId: buyer.customerId,
      note: 'Call Abeer first',
      at: shop.clock.now(),
    });
    await deliver(buyer);
    await shop.call('login', { body: { login: buyer.email } });
    await shop.call('login', { body: { login: buyer.phone } });
    await shop.call('sendContactMessage', {
      body: { name: 'Abeer', phone: '01288877766', message: 'Abeer asks for a lamp' },
    });
    const traces = /abeer|1288877766|Abbas El Akkad|1012345678/i;
    expect(await wholeDatabase()).toMatch(traces);

    expect((await deleteAccount(buyer.token)).body).toEqual({ data: { ok: true } });
    expect(await wholeDatabase()).not.toMatch(traces);
    const [remaining] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
    expect(remaining).toMatchObject({
      number: order.number,
      totalPiastres: (100 + DELIVERY) * 100,
      address: null,
      note: null,
    });
  });

  it('ends every session at once', async () => {
    const { token, customerId } = await arrangeShopper(shop);
    const elsewhere = await arrangeSession(shop, customerId);
    await deleteAccount(token);
    for (const ended of [token, elsewhere]) {
      expect((await deleteAccount(ended)).problem.code).toBe('session_expired');
    }
  });

  it('frees the e-mail and the phone for a new account', async () => {
    const { token, email, phone, customerId } = await arrangeShopper(shop);
    await deleteAccount(token);
    const { status, body } = await shop.call('register', {
      body: {
        name: 'Somebody New',
        email,
        phone_number: phone,
        password: 'password-1',
        password_confirmation: 'password-1',
      },
    });
    expect(status).toBe(200);
    expect(body.data.user.id).not.toBe(customerId);
  });

  it.each(['draft', 'ongoing', 'dispatched'] as const)(
    'is refused while an order is %s, and changes nothing',
    async (state) => {
      const buyer = await arrangeBuyer(shop);
      const order = await placed(shop, buyer, wanted());
      await shop.db.update(orders).set({ state }).where(eq(orders.id, order.id));
      const { status, problem } = await deleteAccount(buyer.token);
      expect([status, problem.code]).toEqual([409, 'orders_on_their_way']);
      const [row] = await shop.db
        .select()
        .from(customers)
        .where(eq(customers.id, buyer.customerId));
      expect(row).toMatchObject({ email: buyer.email, deletedAt: null });
    },
  );

  it('leaves other shoppers alone', async () => {
    const [leaving, staying] = [await arrangeBuyer(shop), await arrangeBuyer(shop)];
    await deleteAccount(leaving.token);
    const { body } = await shop.call('listAddresses', { body: {} }, { token: staying.token });
    expect(body.data).toHaveLength(1);
  });

  it('and placing an order at the same moment: one of them wins, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await arrangeBuyer(shop);
      const [deleted, order] = await Promise.all([
        deleteAccount(buyer.token),
        place(shop, buyer, wanted()),
      ]);
      expect([deleted.status, order.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });

  it('takes no body', async () => {
    const { token } = await arrangeShopper(shop);
    const { status, problem } = await shop.call(
      'deleteAccount',
      { body: { sure: true } },
      { token },
    );
    expect([status, problem.fields]).toEqual([400, { sure: 'unknown_field' }]);
  });
});
