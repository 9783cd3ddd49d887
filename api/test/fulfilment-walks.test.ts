import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { cancelOrder } from '../src/orders/cancel-order.ts';
import { packOrder } from '../src/packing/pack-order.ts';
import { unpackOrder } from '../src/packing/unpack-order.ts';
import { listParcelPage, readParcelLines, readParcels } from '../src/parcels/parcel-queries.ts';
import { PARCEL_NEXT } from '../src/parcels/parcel-rules.ts';
import { commandLine } from '../src/principals/principal.ts';
import { ProblemError } from '../src/problems/problem-error.ts';
import { foldReports } from '../src/reports/fold-reports.ts';
import { addToHandover } from '../src/shipments/add-to-handover.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { handInCash } from '../src/shipments/hand-in-cash.ts';
import { inspectParcel } from '../src/shipments/inspect-parcel.ts';
import { moveParcel } from '../src/shipments/move-parcel.ts';
import { openHandover } from '../src/shipments/open-handover.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { signHandover } from '../src/shipments/sign-handover.ts';
import { takeOffHandover } from '../src/shipments/take-off-handover.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, type Buyer, depsOf, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

// Orders through packing, couriers, doors, returns and the till, in every order of steps and at the same
// moment. Steps that are not allowed are refused; whatever happens, the audit finds nothing.

let shop: TestApp;
let buyer: Buyer;
let bulb: number;
let lamp: number;
beforeAll(async () => {
  shop = await TestApp.open();
  buyer = await arrangeBuyer(shop);
  bulb = await insertProduct(shop.db, { listPrice: 80, stock: 100_000 });
  lamp = await insertProduct(shop.db, { listPrice: 400, stock: 100_000 });
});
afterAll(() => shop.close());

const deps = () => depsOf(shop);
const versionOf = async (id: number) => {
  const { rows } = await shop.database.pool.query('select version from orders where id = $1', [id]);
  return rows[0].version as number;
};

async function place(confirmed = true) {
  const { id, number } = await placed(shop, buyer, {
    lines: [
      { id: bulb, quantity: 3 },
      { id: lamp, quantity: 1 },
    ],
    expected_total: 690,
  });
  if (confirmed) await advanceOrder(deps(), commandLine, { orderId: id, to: 'ongoing' });
  return { id, number };
}

async function pack(orderId: number, boxes: 1 | 2 = 1): Promise<void> {
  const split = [
    { lines: [{ product_id: bulb, quantity: 2 }], fragile: false },
    {
      lines: [
        { product_id: bulb, quantity: 1 },
        { product_id: lamp, quantity: 1 },
      ],
      fragile: true,
    },
  ];
  const parcels = boxes === 1 ? [{ fragile: false }] : split;
  const version = await versionOf(orderId);
  await packOrder(deps(), commandLine, { orderId, version, parcels });
}

/** A list with these codes, not signed. */
async function list(codes: readonly string[]) {
  const { id } = await openHandover(deps(), commandLine, 1);
  const { data, results } = await addToHandover(deps(), commandLine, { id, codes: [...codes] });
  return { id, version: data.version, count: data.count, parcels: data.parcels, results };
}

async function sign(codes: readonly string[]): Promise<void> {
  const { id, version, count } = await list(codes);
  await signHandover(deps(), commandLine, { id, version, count });
}

async function parcelsOf(orderId: number) {
  return listParcelPage(shop.db, { view: 'all', orderId }, 100);
}

async function moveTo(parcelId: number, to: Parameters<typeof moveParcel>[2]['to']) {
  const [parcel] = await readParcels(shop.db, [parcelId]);
  const reason = to === 'attempt_failed' ? ('no_answer' as const) : undefined;
  const version = parcel?.version ?? 0;
  await moveParcel(deps(), commandLine, { parcelId, to, reason, version, late: false });
}

/** Inspects a parcel, its units dealt out over the outcomes. */
async function inspect(parcelId: number, luck: number): Promise<void> {
  const [parcel] = await readParcels(shop.db, [parcelId]);
  const outcomes = ['sellable', 'b_stock', 'written_off'] as const;
  const lines = (await readParcelLines(shop.db, [parcelId])).flatMap(({ productId, quantity }) =>
    Array.from({ length: quantity }, (_, unit) => ({
      product_id: productId,
      outcome: outcomes[(luck + unit) % 3] ?? 'sellable',
      quantity: 1,
    })),
  );
  await inspectParcel(deps(), commandLine, { parcelId, version: parcel?.version ?? 0, lines });
}

async function audited(): Promise<void> {
  expect((await auditShop(shop.db)).findings).toEqual([]);
}

describe('orders that take any way', () => {
  let orders: { id: number; number: string }[];
  beforeEach(() => {
    orders = [];
  });

  const pick = <T>(all: readonly T[], luck: number): T | undefined => all[luck % all.length];
  const anyParcel = async (luck: number) => {
    const all = (await Promise.all(orders.map(({ id }) => parcelsOf(id)))).flat();
    return pick(all, luck);
  };

  /** Steps of a walk; a step that has nothing to do does nothing. */
  const steps: Record<string, (luck: number) => Promise<unknown>> = {
    place: async (luck) => orders.push(await place(luck % 5 > 0)),
    pack: async (luck) => {
      const order = pick(orders, luck);
      if (order) await pack(order.id, luck % 2 ? 1 : 2);
    },
    unpack: async (luck) => {
      const orderId = pick(orders, luck)?.id;
      if (orderId === undefined) return;
      const version = await versionOf(orderId);
      await unpackOrder(deps(), commandLine, { orderId, version });
    },
    handOver: async (luck) => {
      await sign(
        orders.filter((_, index) => (luck >> index) % 2 === 0).map(({ number }) => number),
      );
    },
    listAndTakeOff: async (luck) => {
      const order = pick(orders, luck);
      const { id, parcels } = await list(order ? [order.number] : []);
      for (const parcel of parcels.slice(luck % 2)) {
        await takeOffHandover(deps(), commandLine, { id, parcelId: parcel.id });
      }
    },
    move: async (luck) => {
      const parcel = await anyParcel(luck);
      const to = parcel && pick(PARCEL_NEXT[parcel.state], luck);
      if (parcel && to && to !== 'void' && to !== 'handed_over' && to !== 'packed') {
        await moveTo(parcel.id, to);
      }
    },
    inspect: async (luck) => {
      const parcel = await anyParcel(luck);
      if (parcel) await inspect(parcel.id, luck);
    },
    handIn: async (luck) => {
      const parcel = await anyParcel(luck);
      if (parcel?.courierId == null) return;
      await handInCash(deps(), commandLine, {
        courierId: parcel.courierId,
        parcels: [parcel.id],
        amount: luck % 700,
        reason: 'What was in the envelope',
      });
    },
    cancel: async (luck) => {
      const orderId = pick(orders, luck)?.id;
      if (orderId !== undefined) await cancelOrder(deps(), commandLine, { orderId });
    },
    advance: async (luck) => {
      const orderId = pick(orders, luck)?.id;
      const to = (['ongoing', 'dispatched', 'delivered', 'completed'] as const)[luck % 4];
      if (orderId !== undefined && to) await advanceOrder(deps(), commandLine, { orderId, to });
    },
    foldReports: () => foldReports(shop.db),
    takeBack: async (luck) => {
      const orderId = pick(orders, luck)?.id;
      if (orderId === undefined) return;
      const restock = luck % 2 === 0;
      await returnOrder(deps(), commandLine, { orderId, restock, late: false });
    },
  };
  // What leads somewhere comes up more often.
  const names = [...Object.keys(steps), 'place', 'pack', 'handOver', 'move', 'move', 'move'];

  it('leave books that add up', async () => {
    const step = fc.tuple(fc.constantFrom(...names), fc.nat({ max: 100_000 }));
    const refused = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (walk) => {
        orders = [await place(), await place()];
        for (const [name, luck] of walk) {
          try {
            await steps[name]?.(luck);
          } catch (error) {
            if (!(error instanceof ProblemError)) throw error;
            refused.add(error.code);
          }
        }
        await audited();
      }),
      { numRuns: 12, endOnFailure: true },
    );
    expect(refused.size).toBeGreaterThan(0);
  });
});

describe('at the same moment', () => {
  const won = (answers: readonly PromiseSettledResult<unknown>[]) =>
    answers.filter(({ status }) => status === 'fulfilled').length;
  const codes = (answers: readonly PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));

  it('two people sign one list: its orders are dispatched once, and the second gets a refusal', async () => {
    const orders = [await place(), await place(), await place()];
    for (const { id } of orders) await pack(id);
    const { id, version, count } = await list(orders.map(({ number }) => number));
    const signing = () => signHandover(deps(), commandLine, { id, version, count });
    const answers = await Promise.allSettled([signing(), signing()]);
    expect([won(answers), codes(answers)]).toEqual([1, ['handover_signed']]);
    await audited();
  });

  it('two people put the same parcels on lists of their own: each is on one of them', async () => {
    const orders = [await place(), await place(), await place(), await place()];
    for (const { id } of orders) await pack(id);
    const numbers = orders.map(({ number }) => number);
    const lists = await Promise.all([list(numbers), list(numbers.toReversed())]);
    const outcomes = lists.flatMap(({ results }) => results.map(({ outcome }) => outcome)).sort();
    expect(outcomes).toEqual([...Array(4).fill('added'), ...Array(4).fill('elsewhere')]);
    await Promise.all(
      lists
        .filter(({ count }) => count > 0)
        .map(({ id, version, count }) => signHandover(deps(), commandLine, { id, version, count })),
    );
    await audited();
  });

  it('an order is either cancelled or handed over, and the signer of its list learns which', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, other] = [await place(), await place()];
      for (const { id } of [one, other]) await pack(id);
      const { id, version, count } = await list([one.number, other.number]);
      const race = [
        () => cancelOrder(deps(), commandLine, { orderId: one.id }),
        () => signHandover(deps(), commandLine, { id, version, count }),
      ];
      const answers = await Promise.allSettled(
        (round % 2 ? race : race.toReversed()).map((run) => run()),
      );
      expect(won(answers)).toBe(1);
      expect(['order_not_cancellable', 'record_changed']).toContain(codes(answers)[0]);
    }
    await audited();
  });

  it('a parcel is inspected once, and its cash handed in once', async () => {
    const [back, paid] = [await place(), await place()];
    for (const { id } of [back, paid]) await pack(id);
    await sign([back.number, paid.number]);
    const [returned] = await parcelsOf(back.id);
    const [delivered] = await parcelsOf(paid.id);
    if (!returned || !delivered) throw new Error('Nothing was handed over.');
    await moveTo(returned.id, 'returned');
    await moveTo(delivered.id, 'delivered');
    const inspections = await Promise.allSettled(
      Array.from({ length: 5 }, (_, luck) => inspect(returned.id, luck)),
    );
    expect(won(inspections)).toBe(1);
    const handIns = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        handInCash(deps(), commandLine, { courierId: 1, parcels: [delivered.id], amount: 690 }),
      ),
    );
    expect([won(handIns), new Set(codes(handIns))]).toEqual([1, new Set(['cash_not_outstanding'])]);
    await audited();
  });
});
