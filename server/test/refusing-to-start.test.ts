import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparedFolder, startShop } from './shop-process.ts';

let folder: Awaited<ReturnType<typeof preparedFolder>>;
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(() => folder.remove());

it('a bad configuration is named and nothing starts', async () => {
  const shop = await startShop(folder.path, { LOG_LEVEL: 'loud' });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toBe(
    'The configuration is not right:\n  LOG_LEVEL should be one of fatal, error, warn, info, debug, silent\n',
  );
});

it('an unreachable database is one clear line without its password', async () => {
  const shop = await startShop(folder.path, {
    DATABASE_URL: 'postgres://dp:secret@127.0.0.1:1/dp',
  });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toMatch(
    /^The database at DATABASE_URL cannot be reached: .*ECONNREFUSED.*\n$/,
  );
  expect(shop.output()).not.toContain('secret');
});

it('a data directory in use is one clear line that names the other process', async () => {
  const first = await startShop(folder.path);
  await first.open;
  const second = await startShop(folder.path);
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `The data directory ${folder.path} is in use by another DP process (process ${first.child.pid}). ` +
      'Stop that process first, or set DATA_DIR to another directory.\n',
  );
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

it.each(['PORT', 'ADMIN_PORT'])('a taken %s is one clear line', async (setting) => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const shop = await startShop(folder.path, { [setting]: port });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toContain(
    `Port ${port} is taken by another program. Stop it, or set ${setting} to another number.`,
  );
  other.close();
});
