import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyBackup } from './backup-files.ts';
import type { BackupManifest } from './backup-manifest.ts';

const LAMP = `pictures/ab/ab${'0'.repeat(22)}.svg`;
const PICTURE = `pictures/cd/cd${'0'.repeat(22)}`;

let home: string;
let folder: string;
let manifest: BackupManifest;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'dp-verify-test-'));
  folder = join(home, 'backup');
  manifest = {
    format: 'dp-backup-1',
    made_at: '2026-03-01T10:00:00.000Z',
    migrations: [{ name: '0000_the-shop', checksum: 'x' }],
    tables: [{ name: 'orders', rows: 1, file: 'database/orders.ndjson.gz' }],
    sequences: [],
    files: [],
  };
  await add('database/orders.ndjson.gz', 'rows');
  await add(LAMP, '<svg/>');
});
afterEach(() => rm(home, { recursive: true }));

/** Names a file in the manifest as the shop itself would, with its right length and hash. */
async function add(path: string, content: string, file = path): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  manifest.files.push({ path, bytes: Buffer.byteLength(content), sha256 });
  await writeManifest();
}
const writeManifest = () => writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));

async function expectRefused(): Promise<void> {
  await expect(verifyBackup(folder)).rejects.toThrow(
    /not a backup as DP makes it: .* nothing was restored/i,
  );
}

it('a backup as the shop writes it is accepted', async () => {
  const facts = { extension: 'svg', widths: [320], width: 320, height: 200, color: '#ffffff' };
  await add(`${PICTURE}.json`, JSON.stringify(facts));
  await add(`${PICTURE}.svg`, '<?xml version="1.0"?>\n<!-- a lamp -->\n<svg viewBox="0 0 1 1"/>');
  expect((await verifyBackup(folder)).manifest).toEqual(manifest);
});

it.each([
  ['secrets beside the pictures', 'pictures/../secrets.json'],
  ['a page among the served pictures', 'pictures/../media/index.html'],
  ['a script in the folder above', 'pictures/../../escaped.js'],
  ['a file elsewhere that is not a picture', 'startup.sh'],
  ['a page among the pictures', `${PICTURE}.html`],
  ['a picture in another folder than its own', `pictures/ab/cd${'0'.repeat(22)}.svg`],
  ['a picture without a hash for a name', 'pictures/ab/lamp.svg'],
  ['an absolute path', `/tmp/${PICTURE}.svg`],
  ['a path with backslashes', 'pictures\\..\\..\\escaped.svg'],
  ['a path of a Windows drive', 'C:pictures/escaped.svg'],
  ['a path with a NUL', `${PICTURE}.svg\0.svg`, 'nul.svg'],
  ['a line break after the name', `${PICTURE}.svg\n`],
  ['rows of an unknown table', 'database/other.ndjson.gz'],
])('a backup with %s is refused', async (_, path, file?: string) => {
  await add(path, '<svg/>', file);
  await expectRefused();
});

it.each([
  ['a page', 'svg', '<html><script>alert(1)</script></html>'],
  ['a script', 'svg', 'alert("<svg ")'],
  ['a page', 'avif', '<html></html>'],
  ['a script', 'png', 'alert(1)'],
  ['a list', 'json', '[]'],
])(
  'a backup in which %s is named like a picture (%s) is refused',
  async (_, extension, content) => {
    await add(`${PICTURE}.${extension}`, content);
    await expectRefused();
  },
);

it('a backup in which a file is a link to a file elsewhere is refused', async () => {
  await rename(join(folder, LAMP), join(home, 'elsewhere.svg'));
  await symlink(join(home, 'elsewhere.svg'), join(folder, LAMP));
  await expectRefused();
});

it('a backup in which a folder is a link to a folder elsewhere is refused', async () => {
  await rename(join(folder, 'pictures'), join(home, 'elsewhere'));
  await symlink(join(home, 'elsewhere'), join(folder, 'pictures'));
  await expectRefused();
});

it.each<[string, (changed: BackupManifest) => void]>([
  [
    'a table takes its rows from elsewhere',
    ({ tables: [orders] }) => {
      if (orders) orders.file = '../orders.ndjson.gz';
    },
  ],
  ['a table is read without proof', ({ files }) => files.shift()],
  ['a file is named twice', ({ files }) => files.push(...files.slice(0, 1))],
  ['a table is named twice', ({ tables }) => tables.push(...tables)],
])('a backup in which %s is refused', async (_, change) => {
  change(manifest);
  await writeManifest();
  await expectRefused();
});
