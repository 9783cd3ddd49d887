import { ApiClient } from './call-shop.ts';
import { readShopFacts, type ShopFacts } from './shop-facts.ts';
import type { ShopProcess } from './shop-process.ts';

/** How long the index for search may take, in milliseconds. */
const INDEX_MS = 300_000;

/** Waits until every process has read the catalogue and built its search. */
export async function readyShops(shops: readonly ShopProcess[]): Promise<ShopFacts> {
  let facts: ShopFacts | undefined;
  for (const { origin } of shops) {
    facts = await readShopFacts(origin);
    await searchUntilAnswered(origin, facts.queries.slice(0, 20));
  }
  if (!facts) throw new Error('There is no process to measure.');
  return facts;
}

/** A very large shop's first searches may wait longer for their index than a connection stays open. */
async function searchUntilAnswered(origin: string, queries: readonly string[]): Promise<void> {
  const giveUp = performance.now() + INDEX_MS;
  for (let answered = false; !answered; ) {
    const client = await ApiClient.open(origin);
    try {
      for (const query of queries) await client.call('searchProducts', { query: { query } });
      answered = true;
    } catch (error) {
      if (performance.now() > giveUp) throw error;
    } finally {
      client.close();
    }
  }
}
