import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrangeBuyer } from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

/** Different customers within an hour that are a row (decision 096). */
const BULK = 200;
const PAGE = 50;

let office: TestBackOffice;
/** Another server process on the same database. */
let other: TestBackOffice;
beforeAll(async () => {
  office = await TestBackOffice.open();
  other = await TestBackOffice.on(office.shop);
  // As the first one registered, but for the name; in one statement, because there are many.
  await arrangeBuyer(office.shop);
  await office.shop.database.pool.query(
    `insert into customers (name, phone)
     select 'Customer ' || n, '+2011' || lpad(n::text, 8, '0') from generate_series(1, 449) as n`,
  );
});
afterAll(async () => {
  await other.app.close();
  await office.close();
});

/** Pages through so many customers, the newest first, each page from the next of the servers. */
async function readCustomers(as: StaffCaller, count: number, servers = [office]): Promise<void> {
  let after: number | undefined;
  for (let page = 0; page * PAGE < count; page += 1) {
    const query = { limit: PAGE, ...(after === undefined ? {} : { after }) };
    const server = servers[page % servers.length] ?? office;
    const { status, body } = await server.call('listCustomers', { query }, { as });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(PAGE);
    after = body.next ?? undefined;
  }
}

async function rowsOf({ staffId }: StaffCaller): Promise<Record<string, unknown>[]> {
  const { rows } = await office.shop.database.pool.query(
    `select after from audit_log where action = 'customer.read-phones' and actor_id = $1 order by id`,
    [staffId],
  );
  return rows.map((row) => row.after);
}

test('who pages through customers leaves a row for each two hundred whose numbers they were shown', async () => {
  const reader = await office.signIn('orders');
  const since = office.clock.now().toISOString();
  await readCustomers(reader, BULK - PAGE);
  expect(await rowsOf(reader)).toEqual([]);
  await readCustomers(reader, BULK * 2);
  expect(await rowsOf(reader)).toEqual([
    { customers: BULK, since },
    { customers: BULK, since },
  ]);
});

test('what one person reads is counted over all servers, and once by those that answer together', async () => {
  const reader = await office.signIn('orders');
  await readCustomers(reader, BULK, [office, other]);
  expect(await rowsOf(reader)).toHaveLength(1);

  const eager = await office.signIn('orders');
  await readCustomers(eager, BULK - PAGE, [office, other]);
  const { rows } = await office.shop.database.pool.query<{ id: number }>(
    'select id from customers order by id limit 1',
  );
  const params = { id: rows[0]?.id };
  const last = { limit: PAGE, after: PAGE + 1 };
  await Promise.all(
    [office, other, office, other].flatMap((server) => [
      server.call('getCustomer', { params }, { as: eager }),
      server.call('listCustomers', { query: last }, { as: eager }),
    ]),
  );
  expect(await rowsOf(eager)).toHaveLength(1);
});

test('who reads numbers again that count already writes nothing', async () => {
  const again = await office.signIn('orders');
  const written = async () =>
    (
      await office.shop.database.pool.query(
        'select xmin::text as made, xmax::text as locked from phone_readings where staff_id = $1',
        [again.staffId],
      )
    ).rows;
  await readCustomers(again, PAGE);
  const first = await written();
  expect(first).toEqual([{ made: expect.anything(), locked: '0' }]);
  await readCustomers(again, PAGE);
  expect(await written()).toEqual(first);
});

test('reading the same page again and again, slowly, or without whole numbers leaves none', async () => {
  const again = await office.signIn('orders');
  for (let turn = 0; turn < 6; turn += 1) await readCustomers(again, PAGE);
  expect(await rowsOf(again)).toEqual([]);

  const slow = await office.signIn('orders');
  await readCustomers(slow, BULK - PAGE);
  office.clock.advance({ hours: 1 });
  await readCustomers(slow, BULK - PAGE);
  expect(await rowsOf(slow)).toEqual([]);

  const masked = await office.signIn(['orders.read']);
  await readCustomers(masked, BULK * 2);
  expect(await rowsOf(masked)).toEqual([]);
});
