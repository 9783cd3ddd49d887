import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Cable, layCable } from './cable.ts';
import {
  numberIn,
  openSharedShop,
  orderOfOneBulb,
  type SharedShop,
  serviceHeaders,
} from './shared-shop.ts';
import type { ShopProcess } from './shop-process.ts';

let cable: Cable;
let shop: SharedShop;
let running: ShopProcess;
beforeEach(async () => {
  shop = await openSharedShop({
    addressSeenByShop: async (url) => {
      cable = await layCable(url);
      return cable.url;
    },
  });
  running = await shop.start();
  await running.open;
});
afterEach(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  await cable.close();
  await shop.close();
});

const statusOf = async (path: string) => (await fetch(running.origin + path)).status;

it('while the database is away, pages seen before still open; orders are refused clearly and taken when it is back', async () => {
  const service = await serviceHeaders(running.origin);
  const [buyer] = shop.buyers;
  if (!buyer) throw new Error('There is no buyer.');
  const order = orderOfOneBulb(shop, buyer, service);
  const place = () => fetch(`${running.origin}/api/main/orders/place`, order);
  expect(await statusOf('/')).toBe(200);

  cable.cut();
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/')).toBe(200);
  const refused = await place();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'service_unavailable' });

  cable.mend();
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  const number = await numberIn(await place());
  expect(await numberIn(await place())).toBe(number);
  expect(running.child.exitCode).toBeNull();
});
