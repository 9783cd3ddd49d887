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

/** Who changes a shop. */
export interface Changer {
  /**
   * Places orders and edits prices at a steady rate until it is stopped.
   *
   * @returns what stops it and says how many orders and edits failed.
   */
  readonly start: (change: Change) => () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Buyers who order in turn: none of them has to hurry. */
const BUYERS = 10;
/** Products whose prices are edited in turn. */
const EDITED = 50;

/**
 * Orders come by the API, from this process; edits as an owner's command does: through the open shop where the
 * database is embedded, from another process where it is PostgreSQL.
 */
export async function openChanger(
  origin: string,
  data: ShopData,
  products: readonly number[],
): Promise<Changer> {
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, (_, number) => signIn(origin, number)),
  );
  const skus = await readSkus(origin, products.slice(0, EDITED));
  const editor = await openEditor(data);
  const onSale = [...products];
  const product = (at: number) => onSale[at % onSale.length] ?? 0;
  // Each goes on where it stopped: the same few products would be ordered and edited otherwise.
  const placeNext = inTurn(async (turn) => {
    const buyer = buyers[turn % BUYERS];
    if (!buyer) return;
    const bought = [product(turn * 2), product(turn * 2 + 1)];
    try {
      await order(buyer, bought);
    } catch (error) {
      // Sold out: the others are ordered from now on.
      if (!String(error).includes('answered 409')) throw error;
      for (const id of bought) if (onSale.includes(id)) onSale.splice(onSale.indexOf(id), 1);
      await order(buyer, [product(turn * 2), product(turn * 2 + 1)]);
    }
  });
  const editNext = inTurn((turn) =>
    editor.edit(skus[turn % skus.length] ?? '', 100 + (turn % 7) * 10),
  );
  return {
    start({ ordersPerSecond, editsPerSecond }) {
      const stops = [repeat(ordersPerSecond, placeNext), repeat(editsPerSecond, editNext)];
      return async () => {
        const failed = await Promise.all(stops.map((stop) => stop()));
        return failed.reduce((sum, one) => sum + one, 0);
      };
    },
    async close() {
      for (const { client } of buyers) client.close();
      await editor.close();
    },
  };
}

function inTurn(act: (turn: number) => Promise<void>): () => Promise<void> {
  let turn = 0;
  return () => {
    turn += 1;
    return act(turn - 1);
  };
}

/** @returns what stops it and says how many failed. */
function repeat(perSecond: number, act: () => Promise<void>): () => Promise<number> {
  const stopping = new AbortController();
  const under = new Set<Promise<void>>();
  let failed = 0;
  const run = async () => {
    while (!stopping.signal.aborted) {
      const acting = act()
        .catch(() => {
          failed += 1;
        })
        .finally(() => under.delete(acting));
      under.add(acting);
      await setTimeout(1_000 / perSecond, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await Promise.all(under);
  };
  const running = perSecond > 0 ? run() : undefined;
  return async () => {
    stopping.abort();
    await running;
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
    return { edit, close: async () => {} };
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
  for (const id of products) {
    skus.push((await client.call('getProduct', { params: { id } })).data.sku);
  }
  client.close();
  return skus;
}
