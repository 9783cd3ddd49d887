import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedFolder, type ShopProcess, startShop } from './shop-process.ts';

const LINK = /http:\/\/localhost:\d+\/invitation#([\w-]{43})/g;

let folder: Awaited<ReturnType<typeof preparedFolder>>;
beforeAll(async () => {
  folder = await preparedFolder();
});
afterAll(() => folder.remove());

async function run<T>(use: (shop: ShopProcess) => Promise<T>): Promise<T> {
  const shop = await startShop(folder.path);
  await shop.open;
  try {
    return await use(shop);
  } finally {
    shop.child.kill('SIGTERM');
    await shop.ended;
  }
}

const post = (shop: ShopProcess, path: string, body: object) =>
  fetch(`${shop.adminOrigin}/api/staff/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.adminOrigin },
    body: JSON.stringify(body),
  });

it('a shop without an owner prints a link to become one, the newest counts, and with an owner none', async () => {
  const first = await run(async (shop) => {
    await expect.poll(shop.output).toMatch(LINK);
    return shop.output();
  });
  const [, older] = [...first.matchAll(LINK)][0] ?? [];
  const second = await run(async (shop) => {
    await expect.poll(shop.output).toMatch(LINK);
    const [[, token] = []] = shop.output().matchAll(LINK);
    expect((await post(shop, 'invitation', { token: older })).status).toBe(404);
    const owner = { name: 'Dina', email: 'dina@shop.example', password: 'a-long-password' };
    const accepted = await post(shop, 'invitation/accept', { token, locale: 'ar', ...owner });
    expect(accepted.status, await accepted.text()).toBe(200);
    return shop.output();
  });
  expect(second).toContain('within 72 hours');
  for (const output of [first, second]) expect(output.match(LINK)).toHaveLength(1);
  // What it prints last comes before it is told to stop.
  const third = await run(async (shop) => {
    await expect.poll(shop.output).toContain('/dev/outbox');
    return shop;
  });
  expect(third.output()).not.toMatch(LINK);
});
