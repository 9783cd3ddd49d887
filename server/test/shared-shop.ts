import { randomUUID } from 'node:crypto';
import { openDatabase } from '@dp/api/database/database.ts';
import { insertProduct } from '@dp/api/test/arrange/catalogue.ts';
import { arrangeBuyer, type Buyer } from '@dp/api/test/arrange/orders.ts';
import { TestApp } from '@dp/api/test/test-app.ts';
import { createPostgresDatabase } from '@dp/api/test/test-database.ts';
import { callHeaders } from '@dp/contract/call-request.ts';
import { ownerCommand, type ShopProcess, startShop, temporaryFolder } from './shop-process.ts';

/** One shop on one PostgreSQL, for as many processes as a test starts, with a bulb and buyers in it. */
export interface SharedShop {
  /** The shop's own use cases on the same database: arranges, and does what no process is asked to do. */
  readonly inside: TestApp;
  /** 80 EGP, delivered for 50. */
  readonly bulb: number;
  readonly buyers: readonly Buyer[];
  /** Starts a process of this shop; on the port it had before, when it is one that comes back. */
  start(environment?: Record<string, string>): Promise<ShopProcess>;
  /** `npm run shop -- words…`, as a process of its own. */
  command(...words: string[]): ReturnType<typeof ownerCommand>;
  close(): Promise<void>;
}

export interface SharedShopOptions {
  /** How many buyers there are. */
  readonly buyers?: number;
  /** Puts something between the database and the processes. */
  readonly addressSeenByShop?: (url: string) => Promise<string>;
}

/** Makes the database and what is in it. */
export async function openSharedShop({
  buyers: count = 4,
  addressSeenByShop = async (url) => url,
}: SharedShopOptions = {}): Promise<SharedShop> {
  const [databaseUrl, folder] = await Promise.all([createPostgresDatabase(), temporaryFolder()]);
  const database = await openDatabase({ databaseUrl });
  const inside = await TestApp.on(database);
  // Sessions that began on the test clock's day would be over by now.
  inside.clock.advance({ seconds: (Date.now() - inside.clock.now().getTime()) / 1_000 });
  const bulb = await insertProduct(inside.db, { sku: 'BULB', listPrice: 80, stock: 1_000_000 });
  const buyers: Buyer[] = [];
  while (buyers.length < count) buyers.push(await arrangeBuyer(inside));
  const url = await addressSeenByShop(databaseUrl);
  return {
    inside,
    bulb,
    buyers,
    start: async (environment = {}) =>
      startShop(folder.path, {
        DATABASE_URL: url,
        SERVICE_PASSWORD: 'service-password-for-tests',
        CODE_SECRET: 'code-secret-for-tests',
        ...environment,
      }),
    command: (...words) => ownerCommand({ DATABASE_URL: url, DATA_DIR: folder.path }, ...words),
    close: async () => {
      await inside.close();
      await folder.remove();
    },
  };
}

/** What a client sends with each call. */
export async function serviceHeaders(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/service-credential`);
  const { data } = (await answer.json()) as { data: { token: string } };
  return callHeaders('listProducts', { credential: data.token });
}

/** One order of one bulb, as a client sends it: the same key, however often it has to ask. */
export function orderOfOneBulb(
  { bulb }: SharedShop,
  buyer: Buyer,
  service: Record<string, string>,
): RequestInit {
  return {
    method: 'POST',
    headers: { ...service, 'user-token': buyer.token, 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      address_id: buyer.addressId,
      lines: [{ id: bulb, quantity: 1 }],
      payment_method: 'cash_on_delivery',
      expected_total: 130,
    }),
  };
}

/** The number of the order in a placement's answer. */
export async function numberIn(answer: Response): Promise<string> {
  const { data } = (await answer.json()) as { data: { number: string } };
  return data.number;
}
