import { copyDataDirectory } from '@dp/api/test/test-database.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopCommand, startShop, temporaryFolder } from './shop-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

it("the owner's commands work while the shop is open, on its embedded database", async () => {
  await copyDataDirectory(folder.path);
  const shop = await startShop(folder.path);
  await shop.open;
  expect(await shopCommand(folder.path, 'migrate')).toEqual({
    code: 0,
    out: 'The database is up to date.\n',
    err: '',
  });
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});

it('and while it is closed', async () => {
  const { code, out, err } = await shopCommand(folder.path, 'migrate');
  expect({ code, out }).toEqual({ code: 0, out: 'The database is up to date.\n' });
  expect(err).toMatch(/^Updating the database: 0000_/);
});

it('an unknown command lists the known ones and ends with 2', async () => {
  const { code, err } = await shopCommand(folder.path, 'dance', 'tango');
  expect(code).toBe(2);
  expect(err).toContain('There is no command "dance tango".');
  expect(err).toContain('migrate');
});

it('each command explains itself', async () => {
  const { code, out } = await shopCommand(folder.path, 'migrate', '--help');
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run shop -- migrate/);
});
