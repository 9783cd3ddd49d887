import { randomInt } from 'node:crypto';
import type { OrderChange } from '@dp/contract/staff/order-stream.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffCookie } from '../src/http/staff-endpoint.ts';
import { deleteOldFeed } from '../src/orders/desk/order-feed.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, type Buyer, DELIVERY, placed } from './arrange/orders.ts';
import { arrangeTransfer } from './arrange/staff-changes/payment-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let orders: StaffCaller;
let address: string;
let buyers: Buyer[];
let lamp: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  orders = await office.signIn('orders');
  address = await office.app.listen({ port: 0, host: '127.0.0.1' });
  buyers = [];
  for (let count = 0; count < 4; count += 1) buyers.push(await arrangeBuyer(office.shop));
  lamp = await insertProduct(office.db, { listPrice: 100, stock: 1_000 });
});
afterAll(() => office.close());

interface Event {
  readonly event: string;
  readonly id: string;
  readonly orders: readonly OrderChange[];
}

/** Opens a stream and reads its events, until it is cut. */
async function* listen(lastEventId: string | undefined, cut: AbortSignal): AsyncGenerator<Event> {
  const response = await fetch(`${address}/api/staff/events`, {
    headers: {
      cookie: `${staffCookie(office.shop.deps.config.adminUrl).name}=${orders.token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: cut,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = `${rest}${chunk}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const event = field('event');
      if (event === undefined) continue;
      const { orders: changes = [] } = JSON.parse(field('data') ?? '{}');
      yield { event, id: field('id') ?? '', orders: changes } satisfies Event;
    }
  }
}

/** Staff find the transfer of an order, once its shopper has reported it. */
async function matchTransferOf(orderId: number): Promise<void> {
  const owner = await office.signIn('owner');
  let id: number | undefined;
  await expect
    .poll(async () => {
      const { body } = await office.call('getPaymentDesk', {}, { as: owner });
      id = body.data.transfers.find(({ order }) => order.id === orderId)?.attempt_id;
      return id;
    })
    .toBeDefined();
  if (id === undefined) throw new Error('The transfer was not reported.');
  const input = { params: { id }, body: { reference: 'IPN-STREAM' } };
  expect((await office.call('matchTransfer', input, { as: owner })).status).toBe(200);
}

const buy = (buyer: Buyer) =>
  placed(office.shop, buyer, {
    lines: [{ id: lamp, quantity: 1 }],
    expected_total: 100 + DELIVERY,
  });

it('a new order arrives by itself, once, and again when it changes', async () => {
  const cut = new AbortController();
  const events: Event[] = [];
  for await (const event of listen(undefined, cut.signal)) {
    events.push(event);
    if (event.event === 'ready') {
      const { id } = await buy(buyers[0] as Buyer);
      void advanceTo(office.shop, id, 'ongoing');
    }
    if (events.at(-1)?.orders.some(({ state }) => state === 'ongoing')) break;
  }
  cut.abort();
  const changes = events.flatMap((event) => event.orders);
  expect(changes.filter((change) => change.placed)).toHaveLength(1);
  expect(changes.at(-1)).toMatchObject({
    state: 'ongoing',
    confirmation: 'confirmed',
    version: 2,
    total: 150,
  });
});

it('an order to be paid by transfer rings when it is paid, and not while nothing can be done with it', async () => {
  const cut = new AbortController();
  const changes: OrderChange[] = [];
  let matched: Promise<unknown> | undefined;
  for await (const event of listen(undefined, cut.signal)) {
    changes.push(...event.orders);
    if (event.event === 'ready') void arrangeTransfer(office);
    const [waiting] = changes;
    if (waiting && !matched) matched = matchTransferOf(waiting.id);
    if (changes.at(-1)?.state === 'ongoing') break;
  }
  cut.abort();
  await matched;
  expect(changes[0]).toMatchObject({ placed: false, state: 'draft' });
  expect(changes.filter((change) => change.placed)).toMatchObject([{ state: 'ongoing' }]);
});

it('a stream that is cut at any moment and resumed brings every order exactly once', async () => {
  const ORDERS = 60;
  const { rows: before } = await office.shop.database.pool.query(
    'select max(id) as id from orders',
  );
  const earlier = before[0].id;
  const numbers: string[] = [];
  const heard: string[] = [];
  let cursor: string | undefined;
  let placing = true;
  const shoppers = buyers.map(async (buyer) => {
    for (let count = 0; count < ORDERS / buyers.length; count += 1) {
      numbers.push((await buy(buyer)).number);
    }
  });
  void Promise.all(shoppers).then(() => {
    placing = false;
  });
  // The first stream begins before the first order.
  while (placing || heard.length < numbers.length) {
    const cut = new AbortController();
    let eventsLeft = randomInt(1, 4);
    for await (const event of listen(cursor, cut.signal)) {
      if (event.event === 'reset') throw new Error('The stream was reset.');
      if (cursor === undefined && heard.length === 0 && event.event === 'ready') {
        // Orders placed before anybody listened are in the lists that a screen reads now.
        const { rows } = await office.shop.database.pool.query(
          `select number from orders join order_feed on order_id = orders.id and kind = 'placed'
           where orders.id > $1 and pg_visible_in_snapshot(xid, $2::pg_snapshot)`,
          [earlier, event.id],
        );
        heard.push(...rows.map(({ number }) => number));
      }
      cursor = event.id;
      heard.push(...event.orders.filter(({ placed: isNew }) => isNew).map(({ number }) => number));
      eventsLeft -= 1;
      if (eventsLeft === 0 || (!placing && heard.length >= numbers.length)) break;
    }
    cut.abort();
  }
  expect(heard.toSorted()).toEqual(numbers.toSorted());
});

it('an order whose transaction is slow does not hold back others, and is not lost', async () => {
  const begun = await office.shop.database.pool.connect();
  const isAlone = office.shop.database.kind === 'embedded';
  if (isAlone) return begun.release();
  await begun.query('begin');
  await begun.query(
    "insert into order_feed (order_id, kind) select min(id), 'changed' from orders",
  );
  const cut = new AbortController();
  const slow = (await begun.query('select min(id) as id from orders')).rows[0].id;
  const seen: number[] = [];
  for await (const event of listen(undefined, cut.signal)) {
    if (event.event === 'ready') void buy(buyers[1] as Buyer);
    seen.push(...event.orders.map(({ id }) => id));
    if (seen.length === 1) await begun.query('commit');
    if (seen.includes(slow)) break;
  }
  cut.abort();
  begun.release();
  expect(seen).toHaveLength(2);
  expect(seen[1]).toBe(slow);
});

it('a reader that missed too much, or came from another database, has to reload everything', async () => {
  const first = async (cursor: string) => {
    const cut = new AbortController();
    let last: string | undefined;
    for await (const { event } of listen(cursor, cut.signal)) {
      last = event;
      break;
    }
    cut.abort();
    return last;
  };
  expect(await first('nonsense')).toBe('reset');
  expect(await first('99999999999:99999999999:')).toBe('reset');
  await office.shop.database.pool.query("update order_feed set at = at - interval '3 days'");
  await deleteOldFeed(office.db);
  expect(await office.shop.database.pool.query('select from order_feed')).toHaveProperty(
    'rowCount',
    1,
  );
  expect(await first('3:3:')).toBe('reset');
});

it('nobody listens without a session and the permission to read orders', async () => {
  const content = await office.signIn('content');
  expect((await office.call('streamOrders', {}, { as: content })).problem.code).toBe(
    'permission_required',
  );
  expect((await office.call('streamOrders')).problem.code).toBe('login_required');
});
