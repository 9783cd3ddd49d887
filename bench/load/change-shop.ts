import { setTimeout } from 'node:timers/promises';
import { editProduct } from '@dp/api/catalog/edit-product.ts';
import { openDatabase } from '@dp/api/database/database.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { handOver } from '@dp/server/command-line/control-channel.ts';
import { ApiClient } from './call-shop.ts';
import { order, signIn } from './place-orders.ts';
import type { ShopData } from './shop-process.ts';

/** Changes in a shop while it is measured. */
export interface Change {
  readonly ordersPerSecond: number;
  readonly editsPerSecond: number;
}

/** Buyers who order in turn: none of them has to hurry. */
const BUYERS = 10;

/**
 * Places orders and edits prices at a steady rate, from this process, until it is stopped. Orders come by
 * the API; edits as an owner's command does: through the open shop where the database is embedded, from
 * another process where it is PostgreSQL.
 *
 * @returns what stops it and says how many orders and edits failed.
 */
export async function startChanges(
  origin: string,
  data: ShopData,
  products: readonly number[],
  { ordersPerSecond, editsPerSecond }: Change,
): Promise<() => Promise<number>> {
  const stopping = new AbortController();
  let failed = 0;
  const run = async (perSecond: number, act: (turn: number) => Promise<void>) => {
    const under = new Set<Promise<void>>();
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const acting = act(turn)
        .catch(() => {
          failed += 1;
        })
        .finally(() => under.delete(acting));
      under.add(acting);
      await setTimeout(1_000 / perSecond, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await Promise.all(under);
  };
  const running: Promise<void>[] = [];
  const closing: (() => void | Promise<void>)[] = [];

  if (ordersPerSecond > 0) {
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, (_, number) => signIn(origin, number)),
    );
    closing.push(() => {
      for (const { client } of buyers) client.close();
    });
    const product = (at: number) => products[at % products.length] ?? 0;
    running.push(
      run(ordersPerSecond, async (turn) => {
        const buyer = buyers[turn % BUYERS];
        if (buyer) await order(buyer, [product(turn * 2), product(turn * 2 + 1)]);
      }),
    );
  }
  if (editsPerSecond > 0) {
    const skus = await readSkus(origin, products);
    const editor = await openEditor(data);
    closing.push(editor.close);
    running.push(
      run(editsPerSecond, (turn) =>
        editor.edit(skus[turn % skus.length] ?? '', 100 + (turn % 7) * 10),
      ),
    );
  }
  return async () => {
    stopping.abort();
    await Promise.all(running);
    for (const close of closing) await close();
    return failed;
  };
}

async function openEditor({ folder, databaseUrl }: ShopData) {
  if (databaseUrl === undefined) {
    const edit = async (sku: string, price: number) => {
      const words = ['catalog', 'edit', sku, '--list-price', String(price)];
      const silent = { print: () => {}, report: () => {} };
      const exit = await handOver(folder, { words, folder }, silent);
      if (exit !== 0) throw new Error(`The edit of ${sku} ended with ${exit}.`);
    };
    return { edit, close: () => {} };
  }
  const database = await openDatabase({ databaseUrl, maxConnections: 1 });
  const deps = { db: database.db, now: () => new Date() };
  return {
    edit: async (sku: string, list_price: number) => {
      await editProduct(deps, commandLine, { sku }, { list_price });
    },
    close: () => database.close(),
  };
}

async function readSkus(origin: string, products: readonly number[]): Promise<string[]> {
  const client = await ApiClient.open(origin);
  const skus: string[] = [];
  for (const id of products.slice(0, 50)) {
    skus.push((await client.call('getProduct', { params: { id } })).data.sku);
  }
  client.close();
  return skus;
}
