import type { ParcelState } from '@dp/contract/parcel-states.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { correctAddress } from '../src/corrections/correct-address.ts';
import { sendParcel } from '../src/couriers/send-parcel.ts';
import { packOrder } from '../src/packing/pack-order.ts';
import { commandLine } from '../src/principals/principal.ts';
import { bookSettlementFile } from '../src/settlements/book-settlement.ts';
import { checkSettlementFile } from '../src/settlements/check-settlement.ts';
import { addCourier } from '../src/shipments/add-courier.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { handInCash } from '../src/shipments/hand-in-cash.ts';
import { inspectParcel } from '../src/shipments/inspect-parcel.ts';
import { insertProduct } from './arrange/catalogue.ts';
import {
  type BostaSimulator,
  deliverWebhook,
  type Happening,
  startBostaSimulator,
  workOnCourier,
} from './arrange/courier.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { arrangeBuyer, DELIVERY, HOME, placed } from './arrange/orders.ts';
import { seeded } from './arrange/payment-disorder.ts';
import type { SentCallback } from './arrange/provider-simulator.ts';
import { TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

/** Parcels sent in disorder; many more by `DP_PARCELS`. */
const PARCELS = Number(process.env.DP_PARCELS ?? 25);
const SEED = Number(process.env.DP_SEED ?? 1_123);
const BACK = 20;

/** What can happen to a parcel, and where it ends. */
const WAYS: readonly (readonly [readonly Happening[], ParcelState])[] = [
  [[{ state: 21 }, { state: 41 }, { state: 45 }], 'delivered'],
  [[{ state: 24 }, { state: 30 }, ...failed(7), { state: 41 }, { state: 45 }], 'delivered'],
  [[{ state: 21 }, { state: 41 }, { state: 45, cod: 100 }], 'delivered'],
  [[{ state: 21 }, { state: 105 }, { state: 41 }, { state: 45 }], 'delivered'],
  [[{ state: 21 }, ...failed(7), ...failed(17), ...failed(8), ...way(30, 41, 46)], 'returned'],
  [[{ state: 30 }, ...failed(8), ...way(24, 46)], 'returned'],
  [[{ state: 21 }, { state: 30 }, { state: 100 }], 'lost'],
  [[{ state: 21 }, { state: 100 }, ...way(46)], 'returned'],
  [[{ state: 21 }, { state: 41 }], 'out_for_delivery'],
  [[{ state: 21 }, ...failed(2)], 'attempt_failed'],
  [[{ state: 10 }, { state: 11 }], 'packed'],
  [[{ state: 48 }], 'packed'],
];

function failed(exception: number): Happening[] {
  return [{ state: 41 }, { state: 47, exception }];
}

function way(...states: number[]): Happening[] {
  return states.map((state) => ({ state, type: BACK }));
}

/** A delivery, and where its order goes. */
interface Registered extends Record<string, unknown> {
  readonly reference: string;
  readonly state: string;
  readonly correction: string | null;
  readonly street: string;
}

let simulator: BostaSimulator;
beforeAll(async () => {
  simulator = await startBostaSimulator();
});
afterAll(() => simulator.stop());

interface Sent {
  readonly parcelId: number;
  readonly way: readonly Happening[];
  readonly end: ParcelState;
  /** Its reference at the company; undefined until it is registered there. */
  reference?: string;
  place: number;
  readonly orderId: number;
}

it('parcels reported in every disorder end where the company has them, and stock and cash agree', {
  timeout: 60_000 + PARCELS * 1_000,
}, async () => {
  const random = seeded(SEED);
  const chance = (of: number) => random() < of;
  const shop = await TestApp.on(await openTestDatabase(), {}, TEST_DEMO, [], simulator.driver);
  const { deps } = shop;
  const courier = await addCourier(deps, commandLine, {
    kind: 'bosta',
    name: { ar: 'بوسطة', en: 'Bosta' },
  });
  const lamp = await insertProduct(shop.db, { listPrice: 400, stock: PARCELS });
  const buyer = await arrangeBuyer(shop);
  const parcels: Sent[] = [];
  const webhooks: SentCallback[] = [];
  const one = async <Row>(query: ReturnType<typeof sql>) =>
    (await shop.db.execute(query)).rows[0] as Row;

  const send = async () => {
    const wanted = { lines: [{ id: lamp, quantity: 1 }], expected_total: 400 + DELIVERY };
    const { id: orderId } = await placed(shop, buyer, wanted);
    await advanceOrder(deps, commandLine, { orderId, to: 'ongoing' });
    const order = await one<{ version: number }>(
      sql`select version from orders where id = ${orderId}`,
    );
    await packOrder(deps, commandLine, {
      orderId,
      version: order.version,
      parcels: [{ fragile: false }],
    });
    const { id: parcelId, version } = await one<{ id: number; version: number }>(
      sql`select id, version from parcels where order_id = ${orderId}`,
    );
    const loss = ['error', 'silent', 'half'][Math.floor(random() * 3)];
    if (chance(0.15)) await simulator.next({ create: loss });
    if (chance(0.05)) await simulator.next({ down: true });
    await sendParcel(deps, commandLine, { parcelId, version });
    await simulator.next({});
    const [steps = [], end = 'packed'] = WAYS[Math.floor(random() * WAYS.length)] ?? [];
    parcels.push({ parcelId, orderId, way: steps, end, place: 0 });
  };
  let corrections = 0;
  /** A shopper calls about the address; once the parcel has come to an end it is too late. */
  const correct = async ({ orderId }: Sent) => {
    const { version } = await one<{ version: number }>(
      sql`select address_version as version from orders where id = ${orderId}`,
    );
    corrections += 1;
    const loss = ['error', 'silent', 'half', 'refused'][Math.floor(random() * 4)];
    if (chance(0.3)) await simulator.next({ correct: loss });
    if (chance(0.1)) await simulator.next({ down: true });
    await correctAddress(
      deps,
      commandLine,
      { orderId, locale: 'en' },
      { version, address: { ...HOME, street: `${corrections} Corrected Street` } },
    ).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'address_not_correctable' });
    });
    await simulator.next({});
  };
  /** Something happens to a parcel; its webhook comes late, twice, altered or never. */
  const go = async (parcel: Sent) => {
    const happening = parcel.way[parcel.place];
    parcel.reference ??= (
      await one<{ reference: string } | undefined>(
        sql`select reference from courier_deliveries where parcel_id = ${parcel.parcelId} and state = 'created'`,
      )
    )?.reference;
    if (!happening || parcel.reference === undefined) return;
    parcel.place += 1;
    const webhook = await simulator.report(parcel.reference, happening);
    const times = chance(0.2) ? 0 : chance(0.3) ? 3 : 1;
    webhooks.push(...Array.from({ length: times }, () => webhook));
    if (chance(0.1)) webhooks.push({ ...webhook, headers: {} });
    if (chance(0.1)) {
      const body = webhook.body.replace(/"trackingNumber":"\d+"/, '"trackingNumber":"1"');
      webhooks.push({ ...webhook, body });
    }
  };
  const arrive = async (webhook: SentCallback) => {
    if (chance(0.1)) await simulator.next({ read: chance(0.5) ? 'error' : 'half' });
    expect([200, 401, 429]).toContain(await deliverWebhook(shop, webhook));
    await simulator.next({});
  };
  const step = async () => {
    if (parcels.length < PARCELS && chance(0.5)) await send();
    for (let moves = 0; moves < 3; moves += 1) {
      const parcel = parcels[Math.floor(random() * parcels.length)];
      if (parcel) await go(parcel);
    }
    const corrected = parcels[Math.floor(random() * parcels.length)];
    if (corrected && chance(0.3)) await correct(corrected);
    while (webhooks.length > 0 && chance(0.75)) {
      const [webhook] = webhooks.splice(Math.floor(random() * webhooks.length), 1);
      if (webhook) await arrive(webhook);
    }
    shop.clock.advance({ seconds: Math.floor(random() * 240) });
    // The machine's clock is corrected, forwards or backwards.
    if (chance(0.03)) shop.clock.advance({ minutes: chance(0.5) ? -50 : 50 });
    if (chance(0.2)) await workOnCourier(shop);
  };

  while (parcels.length < PARCELS) await step();
  // What was not registered at once is by now.
  const settle = async () => {
    shop.clock.advance({ hours: 7 });
    while ((await workOnCourier(shop)) > 0);
  };
  await settle();
  for (const parcel of parcels) while (parcel.place < parcel.way.length) await go(parcel);
  for (const webhook of webhooks) await arrive(webhook);
  await settle();
  await settle();

  const states = await shop.db.execute<{ id: number; state: ParcelState }>(
    sql`select id, state from parcels`,
  );
  const stateOf = new Map(states.rows.map(({ id, state }) => [id, state]));
  expect(parcels.map(({ parcelId, way: steps }) => [steps, stateOf.get(parcelId)])).toEqual(
    parcels.map(({ way: steps, end }) => [steps, end]),
  );
  const theirs = await simulator.books();
  const { rows: ours } = await shop.db.execute<Registered>(
    sql`select reference, delivery.state, correction, address ->> 'street' as street
      from courier_deliveries as delivery join parcels on parcels.id = parcel_id join orders on orders.id = order_id`,
  );
  const there = (reference: string) => theirs.filter((each) => each.reference === reference);
  for (const { reference } of ours) expect(there(reference)).toHaveLength(1);
  expect(ours.filter(({ correction }) => correction === 'pending')).toEqual([]);
  // What Bosta refused, it has not; what ended before it was picked up is not corrected any more.
  for (const { reference, street } of ours.filter(
    ({ state, correction }) => state === 'created' && correction !== 'refused',
  )) {
    expect(there(reference)[0]?.destination.dropOffAddress.firstLine).toBe(street);
  }
  expect(ours.map(({ correction }) => correction)).toContain('accepted');
  expect((await auditShop(shop.db)).findings).toEqual([]);

  // Bosta pays out what it collected, once wrong and then the rest; what it never collected is left.
  const total = 400 + DELIVERY;
  for (const wrong of [{ short: 20, unknown: true, twice: true }, {}]) {
    const file = await simulator.settlement(wrong);
    const seen = await checkSettlementFile(shop.db, commandLine, { courierId: courier.id, file });
    const about = { courierId: courier.id, name: 'bosta.csv', stamp: seen.stamp, file };
    await bookSettlementFile(deps, commandLine, about);
    expect((await auditShop(shop.db)).findings).toEqual([]);
  }
  const delivered = parcels.filter(({ end }) => end === 'delivered');
  const unpaid = delivered.filter(({ way: steps }) => steps.some(({ cod }) => cod === 100));
  const { outstanding } = await one<{ outstanding: number }>(
    sql`select coalesce(sum(cash_piastres - settled_piastres), 0)::float8 / 100 as outstanding from parcels where delivered_at is not null`,
  );
  expect(outstanding).toBe(unpaid.length * (total - 100));
  for (const { parcelId } of unpaid) {
    const amount = total - 100;
    await handInCash(deps, commandLine, { courierId: courier.id, parcels: [parcelId], amount });
  }
  let sellable = 0;
  for (const { parcelId } of parcels.filter(({ end }) => end === 'returned')) {
    const { version } = await one<{ version: number }>(
      sql`select version from parcels where id = ${parcelId}`,
    );
    const isSellable = chance(0.7);
    if (isSellable) sellable += 1;
    const outcome = isSellable ? 'sellable' : 'written_off';
    const lines = [{ product_id: lamp, outcome, quantity: 1 } as const];
    await inspectParcel(deps, commandLine, { parcelId, version, lines });
  }
  expect((await auditShop(shop.db)).findings).toEqual([]);
  const { stock } = await one<{ stock: number }>(
    sql`select stock::int as stock from products where id = ${lamp}`,
  );
  expect(stock).toBe(sellable);
  await shop.close();
});
