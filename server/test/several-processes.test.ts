import type { Buyer } from '@dp/api/test/arrange/orders.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { expectEachOnce, startOrderClients } from './order-clients.ts';
import {
  numberIn,
  openSharedShop,
  orderOfOneBulb,
  type SharedShop,
  serviceHeaders,
} from './shared-shop.ts';
import type { ShopProcess } from './shop-process.ts';

let shop: SharedShop;
let processes: ShopProcess[];
let door: FrontDoor;
beforeEach(async () => {
  shop = await openSharedShop();
  processes = [await start(), await start()];
  await Promise.all(processes.map(({ open }) => open));
  door = await openFrontDoor(processes.map(({ origin }) => origin));
});
afterEach(async () => {
  await door.close();
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await shop.close();
});

/** A process that leaves its proxy a second before it stops. */
function start(port?: string): Promise<ShopProcess> {
  return shop.start({ STOP_DELAY_SECONDS: '1', ...(port === undefined ? {} : { PORT: port }) });
}

/** Stops a process with a signal and starts it again, as an update does. */
async function restart(at: number, signal: NodeJS.Signals): Promise<void> {
  const { child, ended, origin } = processes[at] as ShopProcess;
  child.kill(signal);
  await ended;
  const next = await start(new URL(origin).port);
  processes[at] = next;
  await next.open;
}

const PLACE = '/api/main/orders/place';
type Headers = Record<string, string>;

interface Shift {
  readonly orders: string[];
  /** What was not answered as it should be. */
  readonly failures: string[];
}

/** Browses and orders repeatedly until stopped; every request must succeed at once. */
async function shopUntil(stop: AbortSignal, buyer: Buyer, service: Headers): Promise<Shift> {
  const shift: Shift = { orders: [], failures: [] };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(door.origin + path, init);
    if (answer.ok) return answer;
    shift.failures.push(`${path}: ${answer.status} ${await answer.text()}`);
    return undefined;
  };
  while (!stop.aborted) {
    // Read whole, as a browser does: a response that nobody reads is in flight for as long.
    await (await ask('/'))?.text();
    const listed = await ask('/api/main/products/all', {
      method: 'POST',
      headers: service,
      body: '{}',
    });
    await listed?.text();
    const placed = await ask(PLACE, orderOfOneBulb(shop, buyer, service));
    if (placed) shift.orders.push(await numberIn(placed));
  }
  return shift;
}

/** Lets all buyers shop while something happens. */
async function during(happening: () => Promise<void>): Promise<Shift> {
  const stop = new AbortController();
  const service = await serviceHeaders(door.origin);
  const shifts = shop.buyers.map((buyer) => shopUntil(stop.signal, buyer, service));
  await happening().finally(() => stop.abort());
  const done = await Promise.all(shifts);
  return {
    orders: done.flatMap(({ orders }) => orders),
    failures: done.flatMap(({ failures }) => failures),
  };
}

describe('with two processes on one PostgreSQL', () => {
  it('an update that restarts one after the other fails no request and loses no order', async () => {
    const { orders, failures } = await during(async () => {
      await restart(0, 'SIGTERM');
      await restart(1, 'SIGTERM');
    });
    expect(failures).toEqual([]);
    await expectEachOnce(shop, orders);
  });

  it('a process that is killed takes no order with it: each is there once', async () => {
    const { signal } = new AbortController();
    const clients = await startOrderClients(shop, door.origin, signal);
    await restart(0, 'SIGKILL');
    await clients.stop();
    await expectEachOnce(shop, clients.numbers);
  });
});
