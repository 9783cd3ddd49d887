import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { commandLine } from '../src/principals/principal.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, depsOf, placed } from './arrange/orders.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
  const bulb = await insertProduct(shop.db, { sku: 'AUDIT-1', listPrice: 80, stock: 100 });
  const code = await arrangeVoucher(shop, {
    code: 'AUDIT',
    amount: 10,
    maxUses: 9,
    perCustomer: 9,
  });
  const buyer = await arrangeBuyer(shop);
  const order = (quantity: number) =>
    placed(shop, buyer, {
      lines: [{ id: bulb, quantity }],
      expected_total: 80 * quantity + 40,
      body: { voucher_code: code },
    });
  await order(1);
  await advanceTo(shop, (await order(2)).id, 'ongoing');
  await advanceTo(shop, (await order(3)).id, 'dispatched');
  await advanceTo(shop, (await order(4)).id, 'completed');
  const cancelled = await order(5);
  await shop.call('cancelOrder', { params: { id: cancelled.id } }, { token: buyer.token });
  for (const [units, last, restock] of [
    [6, 'dispatched', true],
    [7, 'delivered', false],
  ] as const) {
    const { id } = await order(units);
    await advanceTo(shop, id, last);
    await returnOrder(depsOf(shop), commandLine, { orderId: id, restock, late: false });
  }
});
afterAll(() => shop.close());

it('a shop’s books add up after orders in every state', async () => {
  const report = await auditShop(shop.db);
  expect(report).toEqual({ orders: 7, products: 1, vouchers: 1, findings: [], restores: [] });
});

describe('the audit finds', () => {
  // Each case spoils the books in a way that the tables' own checks let through.
  let numbers: string[];
  beforeEach(async () => {
    const { rows } = await shop.database.pool.query('select number from orders order by id');
    numbers = rows.map(({ number }) => number);
  });

  it.each<[string, string, (numbers: readonly string[]) => string[]]>([
    [
      'stock that nobody moved',
      'update products set stock = stock - 1',
      () => ['AUDIT-1: 82 in stock, movements say 83'],
    ],
    [
      'a sale without an order',
      `insert into stock_movements (product_id, delta, reason, order_id, actor, actor_name)
       select id, -1, 'sold', 999, 'system', 'command line' from products;
       update products set stock = stock - 1`,
      () => ['order 999: product 1 sold 1 and returned 0, ordered 0, no such order'],
    ],
    [
      'stock that came back twice',
      `insert into stock_movements (product_id, delta, reason, order_id, actor, actor_name)
       select product_id, 5, 'returned', order_id, 'system', 'command line' from order_lines where quantity = 5;
       update products set stock = stock + 5`,
      (all) => [`${all[4]}: product 1 sold 5 and returned 10, ordered 5, cancelled`],
    ],
    [
      'stock that came back from an order that goes on',
      `insert into stock_movements (product_id, delta, reason, order_id, actor, actor_name)
       select product_id, 1, 'returned', order_id, 'system', 'command line' from order_lines where quantity = 1;
       update products set stock = stock + 1`,
      (all) => [`${all[0]}: product 1 sold 1 and returned 1, ordered 1, draft`],
    ],
    [
      'a parcel that came back and is nowhere',
      `delete from stock_movements where reason = 'came_back' and delta = 6;
       update products set stock = stock - 6`,
      (all) => [`${all[5]}: product 1 sold 6 and returned 0, ordered 6, returned`],
    ],
    [
      'a part of a parcel written off',
      `insert into stock_movements (product_id, delta, reason, order_id, actor, actor_name)
       select product_id, -1, 'written_off', order_id, 'system', 'command line' from order_lines where quantity = 6;
       update products set stock = stock - 1`,
      (all) => [
        `${all[5]}: product 1 sold 6 and returned 0, came back 6 and written off 1, ordered 6, returned`,
      ],
    ],
    [
      'a voucher use not returned by an order refused at the door',
      `insert into voucher_redemptions (voucher_id, customer_id, order_id, at, benefit)
       select vouchers.id, customer_id, orders.id, now(), '{}' from vouchers, orders where total_quantity = 6;
       update vouchers set uses = uses + 1`,
      (all) => [`${all[5]} (returned): names AUDIT, used AUDIT`],
    ],
    [
      'a line that was changed',
      'update order_lines set unit_piastres = 7000, total_piastres = 7000 where quantity = 1',
      (all) => [`${all[0]}: lines 7000 and shares 1000, order 8000 − 1000 + 5000 = 12000 piastres`],
    ],
    [
      'a line that cost more than its price',
      'update order_lines set list_price_piastres = 7900 where quantity = 1',
      (all) => [`${all[0]}: AUDIT-1 at 8000 of 7900 piastres less 0 basis points`],
    ],
    [
      'prices by quantity that do not fall',
      `update products set tiers = '[{"from":6,"price_piastres":7500},{"from":24,"discount_basis_points":500}]'`,
      () => ['AUDIT-1: from 24 on 7600 piastres, after 7500 from 6 on'],
    ],
    [
      'a share of the discount that was changed',
      'update order_lines set discount_share_piastres = 999 where quantity = 1',
      (all) => [`${all[0]}: lines 8000 and shares 999, order 8000 − 1000 + 5000 = 12000 piastres`],
    ],
    [
      'a wrong count of units',
      'update orders set total_quantity = 7 where total_quantity = 1',
      (all) => [`${all[0]}: 1 lines of 7 units, found 1 of 1`],
    ],
    [
      'an order without events',
      'delete from order_events where order_id = (select min(id) from orders)',
      (all) => [`${all[0]} has no events`],
    ],
    [
      'a step that is not legal',
      `delete from order_events where state = 'ongoing' and order_id = (select id from orders where state = 'dispatched')`,
      (all) => [`${all[2]} went from draft to dispatched`],
    ],
    [
      'a state without an event',
      `update orders set state = 'ongoing' where state = 'draft'`,
      (all) => [`${all[0]} is ongoing, its last event says draft`],
    ],
    [
      'a use of a voucher that no order made',
      'update vouchers set uses = uses + 1',
      () => ['AUDIT: 6 uses, 5 orders, at most 9'],
    ],
    [
      'a voucher used more often than each shopper may',
      'update vouchers set max_uses_per_customer = 3',
      () => ['AUDIT: 5 times by customer 1, at most 3'],
    ],
    [
      'a voucher use not returned by a cancelled order',
      `insert into voucher_redemptions (voucher_id, customer_id, order_id, at, benefit)
       select vouchers.id, customer_id, orders.id, now(), '{}' from vouchers, orders where state = 'cancelled';
       update vouchers set uses = uses + 1`,
      (all) => [`${all[4]} (cancelled): names AUDIT, used AUDIT`],
    ],
    [
      'a missing invoice',
      'delete from invoices where number = 1',
      (all) => ['INV-000001 is missing', `${all[2]} (dispatched) has none`],
    ],
    [
      'missing invoices at the end',
      'update invoice_counter set last = 7',
      () => ['INV-000005 to INV-000007 are missing'],
    ],
    [
      'a missing invoice beside those that a restore left out',
      `insert into restores values (now(), now(), 100005, 200000, 4, 3000000001);
       update invoice_counter set last = 3000000001`,
      () => ['INV-3000000001 is missing'],
    ],
    [
      'an invoice with a number that a restore left out',
      `insert into restores values (now(), now(), 100005, 200000, 3, 5);
       update invoice_counter set last = 4`,
      () => ['INV-000004 is taken twice: by an invoice, the counter or a restore'],
    ],
    [
      'missing credit notes',
      'update credit_note_counter set last = 5',
      () => ['CN-000003 to CN-000005 are missing'],
    ],
    [
      'a credit note without lines',
      `insert into credit_notes select 3, min(order_id), 'refund', null, now(), 0, 100 from invoices;
       update credit_note_counter set last = 3`,
      (all) => [`CN-000003 of ${all[2]}: 100 piastres, lines 0 and delivery 0`],
    ],
    [
      'a credit note of more than was paid, with too little VAT',
      `insert into credit_notes select 3, min(order_id), 'refund', null, now(), 0, 99000 from invoices;
       insert into credit_note_lines select 3, min(id), 1, 99000, 5 from order_lines
         where order_id = (select min(order_id) from invoices);
       update credit_note_counter set last = 3`,
      (all) => [`${all[2]}: line 3 paid 23000 for 3, taken back 99000 for 1 with VAT 5`],
    ],
    [
      'an order that came back and was not credited',
      `delete from credit_note_lines where number = 2;
       delete from credit_notes where number = 2;
       update credit_note_counter set last = 1`,
      (all) => [`${all[6]}: 60000 piastres, credited 0`],
    ],
    [
      'an invoice before its time',
      `insert into invoices (order_id, number, issued_at) select min(id), 5, now() from orders;
       update invoice_counter set last = 5`,
      (all) => [`${all[0]} (draft) has one`],
    ],
  ])('%s', async (_, spoil, expected) => {
    const rolledBack = new Error('undo');
    const found: string[] = [];
    const spoiled = shop.db.transaction(async (tx) => {
      for (const statement of spoil.split(';')) await tx.execute(statement);
      const { findings } = await auditShop(tx);
      found.push(...findings.map(({ detail }) => detail));
      throw rolledBack;
    });
    await expect(spoiled).rejects.toBe(rolledBack);
    expect(found).toEqual(expected(numbers));
  });
});
