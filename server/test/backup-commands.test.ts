import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDataDirectory } from '@dp/api/test/test-database.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopCommand, startShop, temporaryFolder } from './shop-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
});
afterEach(() => folder.remove());

const backup = () => join(folder.path, 'backup');

it('an open shop is backed up; the backup makes a second shop with the same orders and pictures', async () => {
  await copyDataDirectory(data);
  const shop = await startShop(data, { SEED_DEMO: 'catalogue' });
  await shop.open;
  const made = await shopCommand(data, 'backup', backup());
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^Backed up \d+ rows of \d+ tables and [1-9]\d* picture files: /);
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);

  const second = join(folder.path, 'second');
  const restored = await shopCommand(second, 'restore', backup());
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.out).toContain('Every picture that the shop names is in the pictures folder.');
  expect(restored.out).toMatch(/^Restored \d+ rows of \d+ tables, as they were at 20/);
  expect((await readdir(join(second, 'pictures'))).toSorted()).toEqual(
    (await readdir(join(data, 'pictures'))).toSorted(),
  );
  const { out } = await shopCommand(second, 'audit');
  expect(out).toMatch(/Restored on 20.* from the backup of 20/);
  expect(out).toContain('Everything adds up.');
});

it('nothing is restored into a shop that is open, and the order to do so says why', async () => {
  await copyDataDirectory(data);
  const shop = await startShop(data);
  await shop.open;
  expect((await shopCommand(data, 'backup', backup())).code).toBe(0);
  const { code, err } = await shopCommand(data, 'restore', backup());
  expect(code).toBe(1);
  expect(err).toContain('is in use by another DP process');
  shop.child.kill('SIGTERM');
  await shop.ended;
});

it('a backup that somebody changed is refused before anything is written', async () => {
  const page = '<script>alert(1)</script>';
  await mkdir(backup());
  await writeFile(join(folder.path, 'page.html'), page);
  const manifest = {
    format: 'dp-backup-1',
    made_at: new Date().toISOString(),
    migrations: [{ name: '0000_the-shop', checksum: 'any' }],
    tables: [],
    sequences: [],
    files: [
      {
        path: 'pictures/../../page.html',
        bytes: page.length,
        sha256: createHash('sha256').update(page).digest('hex'),
      },
    ],
  };
  await writeFile(join(backup(), 'manifest.json'), JSON.stringify(manifest));
  expect(await shopCommand(data, 'restore', backup())).toMatchObject({
    code: 1,
    err: expect.stringContaining('"pictures/../../page.html" does not belong in one'),
  });
  for (const name of ['postgres', 'pictures', 'media']) {
    expect(existsSync(join(data, name))).toBe(false);
  }
});

it('a backup needs a new folder', async () => {
  await copyDataDirectory(data);
  await mkdir(backup());
  expect(await shopCommand(data, 'backup', backup())).toMatchObject({
    code: 1,
    err: expect.stringContaining('is there already. Name a new folder.'),
  });
  expect(await shopCommand(data, 'backup')).toMatchObject({
    code: 1,
    err: expect.stringContaining('FOLDER is missing.'),
  });
});
