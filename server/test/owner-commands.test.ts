import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startShop, temporaryFolder } from './shop-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function shopCommand(...words: string[]) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/src/shop.ts', ...words],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: folder.path } },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

it("the owner's commands work while the shop is open, on its embedded database", async () => {
  const shop = await startShop(folder.path);
  await shop.open;
  expect(await shopCommand('migrate')).toEqual({
    code: 0,
    out: 'The database is up to date.\n',
    err: '',
  });
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});

it('and while it is closed', async () => {
  const { code, out, err } = await shopCommand('migrate');
  expect({ code, out }).toEqual({ code: 0, out: 'The database is up to date.\n' });
  expect(err).toMatch(/^Updating the database: 0000_/);
});

it('an unknown command lists the known ones and ends with 2', async () => {
  const { code, err } = await shopCommand('dance', 'tango');
  expect(code).toBe(2);
  expect(err).toContain('There is no command "dance tango".');
  expect(err).toContain('migrate');
});

it('each command explains itself', async () => {
  const { code, out } = await shopCommand('migrate', '--help');
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run shop -- migrate/);
});
