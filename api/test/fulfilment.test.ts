import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parcels } from '../src/parcels/parcel-tables.ts';
import { closeAudited } from './arrange/close-audited.ts';
import {
  arrangeConfirmedOrder,
  type ConfirmedOrder,
  fillList,
  ORDER_TOTAL,
  pack,
  versionOf,
} from './arrange/fulfilment.ts';
import { arrangeBuyer, placed } from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let as: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  as = await office.signIn('warehouse');
});
afterAll(() => closeAudited(office));

let order: ConfirmedOrder;
beforeEach(async () => {
  office.clock.advance({ minutes: 1 });
  order = await arrangeConfirmedOrder(office);
});

const skuOf = async (id: number) => {
  const { rows } = await office.shop.database.pool.query('select sku from products where id = $1', [
    id,
  ]);
  return rows[0].sku as string;
};

async function startPicking(): Promise<void> {
  const orders = [{ id: order.id, version: await versionOf(office, order.id) }];
  await office.call('startPicking', { body: { orders } }, { as });
}

/** What the shopper sees of the order. */
async function seen() {
  const { token } = order.buyer;
  const { body } = await office.shop.call('getOrder', { params: { id: order.id } }, { token });
  return body.data;
}

describe('picking', () => {
  it('lists what several orders need by shelf, with a mark for each order', async () => {
    const other = await arrangeConfirmedOrder(office);
    await office.call('setShelf', { body: { sku: await skuOf(order.lamp), shelf: 'A-2' } }, { as });
    await office.call(
      'setShelf',
      { body: { sku: await skuOf(other.bulb), shelf: 'A-10' } },
      { as },
    );
    const query = { orders: `${order.id},${other.id}` };
    const { body } = await office.call('getPickingList', { query }, { as });
    const shelves = body.data.products.map(({ shelf, quantity, marks }) => [
      shelf,
      quantity,
      marks.map(({ mark }) => mark),
    ]);
    expect(shelves.slice(0, 2)).toEqual([
      ['A-2', 1, [1]],
      ['A-10', 2, [2]],
    ]);
    expect(body.data.products.length).toBe(4);
  });

  it('moves a product to a shelf for one of two who saw the same one', async () => {
    const sku = await skuOf(order.lamp);
    const shelve = (shelf: string, seen: string) =>
      office.call('setShelf', { body: { sku, shelf, seen } }, { as });
    const shelfOf = async () => {
      const { body } = await office.call('getStock', { params: { id: order.lamp } }, { as });
      return body.data.shelf ?? '';
    };
    const now = await shelfOf();
    const answers = await Promise.all(['C-1', 'C-2'].map((shelf) => shelve(shelf, now)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const moved = await shelfOf();
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
      code: 'record_changed',
      current: moved,
    });
    expect((await shelve('', moved)).status).toBe(200);
  });

  it('counts each scanned unit once, no matter who scans it, and packs only what is complete', async () => {
    await startPicking();
    const code = (await skuOf(order.bulb)).toLowerCase();
    const scan = (key = randomUUID()) =>
      office.call('scanUnit', { body: { key, orders: [order.id], code } }, { as });
    const lost = randomUUID();
    expect((await scan(lost)).body.data.picked).toBe(1);
    // The answer did not arrive, so that the same scan is sent again.
    expect((await scan(lost)).body.data.picked).toBe(1);
    const scans = [await scan(), await scan()];
    expect(scans.map(({ status, problem }) => (status === 200 ? 200 : problem.code))).toEqual([
      200,
      'unit_not_needed',
    ]);
    const body = { version: await versionOf(office, order.id) };
    const early = await office.call('packOrder', { params: { id: order.id }, body }, { as });
    expect(early.problem).toMatchObject({
      code: 'picking_incomplete',
      missing: [{ sku: await skuOf(order.lamp), quantity: 1 }],
    });
    const tick = { order_id: order.id, product_id: order.lamp, picked: 1, seen: 0 };
    const ticked = await office.call('pickLine', { body: tick }, { as });
    expect(ticked.body.data.complete).toBe(true);
    // Somebody who read the list before that gets a conflict.
    const late = await office.call('pickLine', { body: tick }, { as });
    expect(late.problem.code).toBe('record_changed');
    expect((await pack(office, as, order.id)).length).toBe(1);
  });

  it('reads the barcode on the box, unless several products share it', async () => {
    await startPicking();
    const barcode = (id: number) =>
      office.shop.database.pool.query(
        `update products set item_code = '036000291452' where id = $1`,
        [id],
      );
    const scan = (code: string) =>
      office.call('scanUnit', { body: { key: randomUUID(), orders: [order.id], code } }, { as });
    expect((await scan('0036000291452')).problem.code).toBe('unit_not_needed');
    await barcode(order.bulb);
    expect((await scan('0036000291452')).body.data).toMatchObject({
      product_id: order.bulb,
      picked: 1,
    });
    await barcode(order.lamp);
    expect((await scan('036000291452')).problem.code).toBe('barcode_of_several');
  });

  it('takes no order that its customer has not confirmed', async () => {
    const { id } = await placed(office.shop, await arrangeBuyer(office.shop), {
      lines: [{ id: order.bulb, quantity: 1 }],
      expected_total: 130,
    });
    const orders = [{ id, version: await versionOf(office, id) }];
    const refused = await office.call('startPicking', { body: { orders } }, { as });
    expect(refused.problem.code).toBe('order_not_pickable');
  });
});

describe('packing', () => {
  it('prints a label with what the courier needs and a slip without prices', async () => {
    const [parcel] = await pack(office, as, order.id, [{ fragile: true, weight_grams: 900 }]);
    expect(parcel).toMatchObject({ code: order.number, cash: ORDER_TOTAL, fragile: true });
    const query = { orders: String(order.id) };
    const labels = await office.call('getLabels', { query }, { as });
    expect(labels.body.data).toMatchObject([
      {
        code: order.number,
        cash: ORDER_TOTAL,
        fragile: true,
        recipient: {
          name: 'Mona Adel',
          phones: ['+201012345678'],
          governorate: { ar: 'القاهرة', en: 'Cairo' },
        },
      },
    ]);
    // Once it is not on its way any more, a number is seen by those who may see numbers.
    await office.db.update(parcels).set({ state: 'void' }).where(eq(parcels.orderId, order.id));
    const old = (await office.call('getLabels', { query }, { as })).body.data;
    expect(old.flatMap(({ recipient }) => recipient.phones)).not.toContain('+201012345678');
    await office.db.update(parcels).set({ state: 'packed' }).where(eq(parcels.orderId, order.id));
    const slips = await office.call('getPackingSlips', { query }, { as });
    expect(slips.body.data).toMatchObject([{ number: order.number, units: 3 }]);
    expect(JSON.stringify(slips.body)).not.toMatch(/price|total|cash/);
  });

  it('divides an order and its cash over parcels, each with a code of its own', async () => {
    const parcels = await pack(office, as, order.id, [
      { lines: [{ product_id: order.bulb, quantity: 2 }] },
      { lines: [{ product_id: order.lamp, quantity: 1 }] },
    ]);
    expect(parcels.map(({ code, cash }) => [code, cash])).toEqual([
      [`${order.number}-1`, ORDER_TOTAL - 400],
      [`${order.number}-2`, 400],
    ]);
    // One leaves today, the other tomorrow: the order is dispatched with the first.
    const { id, ...body } = await fillList(office, as, [`${order.number}-2`]);
    await office.call('signHandover', { params: { id }, body }, { as });
    expect((await seen()).status).toBe('dispatched');
    const second = await fillList(office, as, [order.number]);
    expect(second.count).toBe(1);
  });

  it('is undone until the order leaves, and lines that do not add up are refused', async () => {
    const version = await versionOf(office, order.id);
    const short = { version, parcels: [{ lines: [{ product_id: order.bulb, quantity: 1 }] }] };
    const refused = await office.call(
      'packOrder',
      { params: { id: order.id }, body: short },
      { as },
    );
    expect(refused.problem.code).toBe('parcel_lines_differ');
    await pack(office, as, order.id);
    const body = { version: await versionOf(office, order.id) };
    expect(
      (await office.call('unpackOrder', { params: { id: order.id }, body }, { as })).status,
    ).toBe(200);
    expect((await pack(office, as, order.id))[0]?.code).toBe(order.number);
  });
});

describe('an order that is cancelled when it is packed', () => {
  const toPutBack = async () => {
    const { body } = await office.call('listPutBacks', {}, { as });
    return body.data.find((each) => each.order.id === order.id);
  };
  const cancel = async () => {
    const { token } = order.buyer;
    const params = { id: order.id };
    await office.shop.call('cancelOrder', { params }, { token });
    expect((await seen()).status).toBe('cancelled');
  };

  it('is to be opened and put back on its shelves, until somebody has', async () => {
    await office.call('setShelf', { body: { sku: await skuOf(order.lamp), shelf: 'P-1' } }, { as });
    await pack(office, as, order.id);
    expect(await toPutBack()).toBeUndefined();
    await cancel();
    const work = await toPutBack();
    expect(work?.lines).toMatchObject([
      { product_id: order.bulb, quantity: 2, shelf: null },
      { product_id: order.lamp, quantity: 1, shelf: 'P-1' },
    ]);
    const putBack = () => {
      const body = { version: work?.order.version };
      return office.call('putBackOrder', { params: { id: order.id }, body }, { as });
    };
    const answers = await Promise.all([putBack(), putBack()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await toPutBack()).toBeUndefined();
    const again = {
      params: { id: order.id },
      body: { version: await versionOf(office, order.id) },
    };
    expect((await office.call('putBackOrder', again, { as })).problem.code).toBe('order_moved');
  });

  it('leaves no such work when nothing was in a box yet', async () => {
    await startPicking();
    await cancel();
    expect(await toPutBack()).toBeUndefined();
  });
});

describe('a handover', () => {
  it('says of each scan what became of it, and a parcel can be taken off until it is signed', async () => {
    const [parcel] = await pack(office, as, order.id);
    const unpacked = await arrangeConfirmedOrder(office);
    const { id } = await fillList(office, as, [order.number]);
    const elsewhere = await fillList(office, as, ['x']);
    const scan = async (list: number, ...codes: string[]) => {
      const { body } = await office.call(
        'addToHandover',
        { params: { id: list }, body: { codes } },
        { as },
      );
      return body.results.map(({ outcome }) => outcome);
    };
    expect(await scan(id, order.number, unpacked.number, 'DP-1')).toEqual([
      'already',
      'not_packed',
      'unknown',
    ]);
    expect(await scan(elsewhere.id, order.number)).toEqual(['elsewhere']);
    const off = { params: { id }, body: { parcel_id: parcel?.id } };
    expect((await office.call('takeOffHandover', off, { as })).body.data.count).toBe(0);
    expect(await scan(elsewhere.id, order.number)).toEqual(['added']);
  });

  it('dispatches each order once; signing or scanning again is refused with the reason', async () => {
    await pack(office, as, order.id);
    const { id, ...body } = await fillList(office, as, [order.number]);
    const sign = () => office.call('signHandover', { params: { id }, body }, { as });
    expect((await sign()).body.data).toMatchObject({ count: 1, sum: ORDER_TOTAL });
    expect((await sign()).problem.code).toBe('handover_signed');
    expect(await seen()).toMatchObject({ status: 'dispatched', invoice: { number: /^INV/ } });
    const again = await fillList(office, as, ['x']);
    const codes = { codes: [order.number] };
    const scanned = await office.call(
      'addToHandover',
      { params: { id: again.id }, body: codes },
      { as },
    );
    expect(scanned.body.results).toEqual([
      { code: order.number, outcome: 'gone', handover_id: id },
    ]);
  });
});
