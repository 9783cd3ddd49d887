import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeContactMessage } from './arrange/contact-messages.ts';
import { advanceTo, arrangeBuyer, DELIVERY, placed } from './arrange/orders.ts';
import { readCode } from './arrange/outbox.ts';
import { arrangeDelivered, asked } from './arrange/returns.ts';
import { arrangeStaffSession } from './arrange/staff.ts';
import { arrangePaidByTransfer } from './arrange/staff-changes/payment-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

/** A customer with something of every kind, in Arabic. */
async function arrangeRich(name: string, phone: string) {
  const { shop } = office;
  const lamp = await insertProduct(shop.db, {
    name: { ar: 'أباجورة نحاس', en: 'Brass lamp' },
    listPrice: 400,
    stock: 5,
  });
  const buyer = await arrangeBuyer(shop, {
    name,
    phone,
    email: `c${phone.slice(1)}@example.com`,
    locale: 'ar',
  });
  const order = await placed(shop, buyer, {
    lines: [{ id: lamp, quantity: 1 }],
    expected_total: 400 + DELIVERY,
    body: { note: 'اتصل قبل ما تيجي <b>' },
  });
  await shop.call('syncFavourites', { body: { add: [lamp], remove: [] } }, { token: buyer.token });
  const sconce = await insertProduct(shop.db, {
    name: { ar: 'أبليك نحاس', en: 'Brass sconce' },
    stock: 0,
  });
  await shop.call('requestRestock', { params: { id: sconce }, body: { login: phone } });
  await arrangeContactMessage(shop, { name, phone, email: undefined, message: 'هل عندكم نجف؟' });
  const note = { params: { id: buyer.customerId }, body: { text: 'عميل قديم' } };
  await office.call('addCustomerNote', note, { as: manager });
  return { ...buyer, order };
}

const exportAs = (id: number, format: 'json' | 'html', as = manager) =>
  office.call('exportCustomer', { params: { id }, body: { format } }, { as });

describe('the export of a person’s data', () => {
  it('has everything in it as JSON, and leaves a row without any of it', async () => {
    const rich = await arrangeRich('منى السيد', '+201066677788');
    const { body } = await exportAs(rich.customerId, 'json');
    expect(body.data).toMatchObject({ type: 'application/json' });
    expect(body.data.name).toMatch(/^customer-\d+-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(body.data.content)).toMatchObject({
      account: [{ name: 'منى السيد', phone: '+201066677788', language: 'ar' }],
      addresses: [{ street: '12 Abbas El Akkad' }],
      orders: [{ number: rich.order.number, lines: [{ name: 'أباجورة نحاس' }] }],
      favourites: [{ name: 'أباجورة نحاس' }],
      restock_requests: [{ name: 'أبليك نحاس', contact: '+201066677788' }],
      messages_to_the_shop: [{ message: 'هل عندكم نجف؟' }],
      notes: [{ text: 'عميل قديم' }],
    });
    const rows = JSON.stringify(await office.db.select().from(auditLog));
    expect(rows).toContain('customer.export');
    expect(rows).not.toMatch(/منى|1066677788|عميل/);
  });

  it('has no code that still works, with which its reader could be the customer', async () => {
    const { customerId } = await arrangeRich('هالة فؤاد', '+201066677700');
    await office.shop.call('login', { body: { login: '+201066677700' } });
    const code = await readCode(office.shop, '+201066677700');
    expect((await exportAs(customerId, 'json')).body.data.content).not.toContain(code);
  });

  it('has payments, refunds and returns in it, and words for each of their fields', async () => {
    const { buyer, order, attemptId, as } = await arrangePaidByTransfer(office);
    const { token } = buyer;
    const refund = (amount: number) =>
      office.call(
        'refundOrder',
        {
          params: { id: order.id },
          body: {
            key: `export-${order.id}-${amount}`,
            attempt_id: attemptId,
            amount,
            reason: 'لمبة مكسورة',
            route: 'instapay',
            proof: 'TRX-77',
          },
        },
        { as },
      );
    await refund(50);
    const delivered = await arrangeDelivered(office);
    await asked(office, delivered, { note: 'مكسورة من القاعدة' });
    const read = async (id: number) =>
      JSON.parse((await exportAs(id, 'json')).body.data.content) as Record<string, object[]>;
    const paid = await read(buyer.customerId);
    expect(paid).toMatchObject({
      orders: [{ number: order.number, payment_state: 'paid' }],
      payments: [
        {
          order: order.number,
          method: 'instapay',
          state: 'partly_refunded',
          amount: 450,
          received: 450,
          refunded: 50,
          sender_end: '1234',
          sender_name: 'Mona Adel',
        },
      ],
      refunds: [{ order: order.number, amount: 50, reason: 'لمبة مكسورة', proof: 'TRX-77' }],
      returns: [],
    });
    const sent = await read(delivered.buyer.customerId);
    expect(sent.returns).toMatchObject([{ kind: 'return', note: 'مكسورة من القاعدة' }]);
    for (const id of [buyer.customerId, delivered.buyer.customerId]) {
      const { content } = (await exportAs(id, 'html')).body.data;
      const names = content.matchAll(/<(?:th scope="row"|h2)>([a-z_]+)</g);
      expect([...new Set([...names].map(([, name]) => name))]).toEqual([]);
    }
    // The account's erasure takes who paid and staff's words along; sums stay.
    const own = { params: { id: order.id }, body: {} };
    await office.shop.call('cancelOrder', own, { token });
    await refund(400);
    await office.shop.call('deleteAccount', { body: {} }, { token });
    const { rows } = await office.shop.database.pool.query(
      `select distinct sender_end, sender_name, received_piastres::int as received, reason, proof
       from payment_attempts join refunds on attempt_id = payment_attempts.id
       where payment_attempts.id = $1`,
      [attemptId],
    );
    expect(rows).toEqual([
      { sender_end: null, sender_name: null, received: 45_000, reason: '', proof: 'TRX-77' },
    ]);
  });

  it('is a page to read in the customer’s language, in which nothing they wrote is markup', async () => {
    const rich = await arrangeRich('هدى', '+201066677799');
    const { data } = (await exportAs(rich.customerId, 'html')).body;
    expect(data.type).toBe('text/html');
    expect(data.content).toContain('<html lang="ar" dir="rtl">');
    expect(data.content).toContain('<h2>الطلبات</h2>');
    expect(data.content).toContain(rich.order.number);
    expect(data.content).toContain('اتصل قبل ما تيجي &#60;b&#62;');
  });

  it('leaves out what was written with a phone that others claim too', async () => {
    const { shop } = office;
    const phone = '+201066677700';
    const one = await arrangeBuyer(shop, { phone });
    await arrangeBuyer(shop, { phone });
    await arrangeContactMessage(shop, { phone, email: undefined, message: 'Whose is this?' });
    const { data } = (await exportAs(one.customerId, 'json')).body;
    expect(JSON.parse(data.content).messages_to_the_shop).toEqual([]);
  });

  it('needs the second factor again after 15 minutes', async () => {
    const { customerId } = await arrangeBuyer(office.shop);
    const provenAt = new Date(office.clock.now().getTime() - 16 * 60_000);
    const token = await arrangeStaffSession(office.shop, manager.staffId, { provenAt });
    const { problem } = await exportAs(customerId, 'json', { ...manager, token });
    expect(problem.code).toBe('factor_needed');
  });
});

describe('erasing a customer', () => {
  const erase = (id: number, version: number) =>
    office.call('eraseCustomer', { params: { id }, body: { version } }, { as: manager });

  it('is refused while an order is on its way, then leaves the order without a person', async () => {
    const { shop } = office;
    const rich = await arrangeRich('نادية فؤاد', '+201066677711');
    const id = rich.customerId;
    expect((await erase(id, 1)).problem.code).toBe('orders_on_their_way');
    await advanceTo(shop, rich.order.id, 'delivered');
    expect((await erase(id, 1)).status).toBe(200);
    const gone = await office.call('getCustomer', { params: { id } }, { as: manager });
    expect([gone.status, gone.problem.code]).toEqual([404, 'customer_not_found']);
    const { rows } = await shop.database.pool.query(
      `select (select count(*)::int from customer_notes where customer_id = $1) as notes,
        (select count(*)::int from contact_messages where phone = $2) as messages,
        (select count(*)::int from customer_search_terms where customer_id = $1) as terms,
        (select count(*)::int from orders where customer_id = $1 and address is null) as orders`,
      [id, '+201066677711'],
    );
    expect(rows).toEqual([{ notes: 0, messages: 0, terms: 0, orders: 1 }]);
  });

  it('is refused to who saw an older version', async () => {
    const { customerId, token } = await arrangeBuyer(office.shop);
    await office.shop.call('editUsername', { body: { name: 'New Name' } }, { token });
    const { status, problem } = await erase(customerId, 1);
    expect([status, problem.code]).toEqual([409, 'record_changed']);
    expect(problem).toMatchObject({ version: 2, current: { name: 'New Name' } });
  });
});
