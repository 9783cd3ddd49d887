import { setImmediate } from 'node:timers/promises';
import { auditShop } from '@dp/api/audit/audit-shop.ts';
import type { Buyer } from '@dp/api/test/arrange/orders.ts';
import { expect } from 'vitest';
import { numberIn, orderOfOneBulb, type SharedShop, serviceHeaders } from './shared-shop.ts';

/** Clients that order one bulb after the other. */
export interface OrderClients {
  /** Numbers of the orders that were acknowledged so far. */
  readonly numbers: readonly string[];
  /** Attempts without an order: refused or unanswered. Each was retried with its key. */
  readonly failures: readonly string[];
  /** Resolves with the next `count` orders acknowledged. */
  acknowledged(count: number): Promise<void>;
  /** Lets each end the order that it is at. */
  stop(): Promise<void>;
}

/**
 * Every buyer orders until stopped, as the storefront does: retrying with the same key until
 * there is an answer, or `giveUp` ends it all.
 */
export async function startOrderClients(
  shop: SharedShop,
  origin: string,
  giveUp: AbortSignal,
): Promise<OrderClients> {
  const service = await serviceHeaders(origin);
  const numbers: string[] = [];
  const failures: string[] = [];
  const waiting = new Set<{ at: number; resolve: () => void }>();
  let stopped = false;

  const attempt = async (order: RequestInit): Promise<string | undefined> => {
    try {
      const answer = await fetch(`${origin}/api/main/orders/place`, order);
      if (answer.ok) return await numberIn(answer);
      failures.push(`${answer.status} ${await answer.text()}`);
    } catch (error) {
      failures.push(String(error));
    }
    await setImmediate();
    return undefined;
  };
  const work = async (buyer: Buyer): Promise<void> => {
    while (!stopped) {
      const order = { ...orderOfOneBulb(shop, buyer, service), signal: giveUp };
      let number = await attempt(order);
      while (number === undefined && !giveUp.aborted) number = await attempt(order);
      if (number === undefined) return;
      numbers.push(number);
      for (const one of waiting) {
        if (numbers.length < one.at) continue;
        waiting.delete(one);
        one.resolve();
      }
    }
  };
  const shifts = shop.buyers.map(work);
  return {
    numbers,
    failures,
    acknowledged: (count) =>
      new Promise((resolve) => waiting.add({ at: numbers.length + count, resolve })),
    stop: async () => {
      stopped = true;
      await Promise.all(shifts);
    },
  };
}

/** Expects these orders, each once, and no other; and books that add up. */
export async function expectEachOnce(shop: SharedShop, numbers: readonly string[]): Promise<void> {
  expect(numbers.length).toBeGreaterThan(0);
  const { pool, db } = shop.inside.database;
  const { rows } = await pool.query('select number from orders order by number');
  expect(rows.map(({ number }) => number)).toEqual(numbers.toSorted());
  expect((await auditShop(db)).findings).toEqual([]);
}
