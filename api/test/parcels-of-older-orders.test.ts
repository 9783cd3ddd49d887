import { expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { readMigrations } from '../src/database/migrate.ts';
import { commandLine } from '../src/principals/principal.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, depsOf, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

it('orders that left before there were parcels get them, with books that add up', async () => {
  const shop = await TestApp.open();
  const buyer = await arrangeBuyer(shop);
  const lamp = await insertProduct(shop.db, { listPrice: 100, stock: 100 });
  const ends = ['ongoing', 'dispatched', 'delivered', 'completed', 'refused', 'sent back'] as const;
  for (const end of ends) {
    const { id } = await placed(shop, buyer, {
      lines: [{ id: lamp, quantity: 2 }],
      expected_total: 250,
    });
    const back = end === 'refused' || end === 'sent back';
    await advanceTo(shop, id, back ? (end === 'refused' ? 'dispatched' : 'delivered') : end);
    const restock = end === 'refused';
    if (back) await returnOrder(depsOf(shop), commandLine, { orderId: id, restock, late: false });
  }
  // What an older version knew of them, and then what the migration makes of it.
  await shop.database.pool.query(
    'alter table credit_notes drop constraint credit_notes_parcel_id_parcels_id_fk',
  );
  await shop.database.pool.query(
    'truncate parcels, parcel_lines, parcel_events, inspections, handovers, couriers, cash_hand_ins, picks restart identity cascade',
  );
  await shop.database.pool.query("delete from report_deltas where subject = 'courier'");
  await shop.database.pool.query('alter table parcels drop constraint parcels_settled');
  const migrations = await readMigrations();
  const moves = ['_parcels', '_settlements'].flatMap((end) =>
    (migrations.find(({ name }) => name.endsWith(end))?.statements ?? []).filter((each) =>
      /^(--.*\n)*(INSERT|SELECT|UPDATE)/.test(each),
    ),
  );
  expect(moves.length).toBeGreaterThan(7);
  for (const statement of moves) await shop.database.pool.query(statement);
  expect((await auditShop(shop.db)).findings).toEqual([]);
  const { rows } = await shop.database.pool.query(
    'select orders.state, parcels.state as parcel, hand_in_id is not null as settled from parcels join orders on orders.id = order_id order by orders.id',
  );
  expect(rows).toEqual([
    { state: 'dispatched', parcel: 'handed_over', settled: false },
    { state: 'delivered', parcel: 'delivered', settled: false },
    { state: 'completed', parcel: 'delivered', settled: true },
    { state: 'returned', parcel: 'returned', settled: false },
    { state: 'returned', parcel: 'returned', settled: true },
  ]);
  await shop.close();
});
