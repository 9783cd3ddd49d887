import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyBackup } from '../src/backup/backup-files.ts';
import { restoreShop } from '../src/backup/restore-shop.ts';
import { BackupBench, contents, LAMP, lasting } from './arrange/backups.ts';

const bench = BackupBench.use();

describe('a backup is refused', () => {
  it('when its folder is there already', async () => {
    await mkdir(bench.folder);
    await expect(bench.backUp()).rejects.toThrow(/is there already/);
  });
});

describe('a backup cannot be restored', () => {
  it('when a file of the backup is missing', async () => {
    await bench.backUp();
    await rm(join(bench.folder, 'database', 'orders.ndjson.gz'));
    await expect(verifyBackup(bench.folder)).rejects.toThrow(
      'not whole: database/orders.ndjson.gz is missing',
    );
  });

  it('when a file of the backup is damaged', async () => {
    await bench.backUp();
    await appendFile(join(bench.folder, LAMP), ' ');
    await expect(verifyBackup(bench.folder)).rejects.toThrow(`damaged: ${LAMP}`);
  });

  it('when the folder is no backup', async () => {
    await mkdir(bench.folder);
    await expect(verifyBackup(bench.folder)).rejects.toThrow(/is not a backup/);
    await writeFile(join(bench.folder, 'manifest.json'), '{"format":"dp-backup-9"}');
    await expect(verifyBackup(bench.folder)).rejects.toThrow(/damaged, or of a newer version/);
  });
});

describe('a restore is refused, with nothing changed,', () => {
  it('when the backup is of a newer version', async () => {
    const manifest = await bench.backUp();
    manifest.migrations.push({ name: '9999_future', checksum: 'future' });
    await writeFile(join(bench.folder, 'manifest.json'), JSON.stringify(manifest));
    await expect(bench.restore()).rejects.toThrow(
      /9999_future, which this version of DP does not know/,
    );
  });

  it('when the shop it would replace has sold something', async () => {
    await bench.backUp();
    await bench.restore();
    await expect(bench.restore()).rejects.toThrow(/This shop is in use/);
  });

  it('when the clock is behind the backup, since numbers follow it', async () => {
    await bench.backUp();
    const backup = await verifyBackup(bench.folder);
    const now = new Date(bench.shop.clock.now().getTime() - 1_000);
    const target = await bench.openTarget();
    const dataDirectory = bench.restoredDirectory;
    const job = { database: target, dataDirectory, backup, now };
    await expect(restoreShop(job, () => {})).rejects.toThrow(/Set the clock right/);
    expect((await contents(target)).customers ?? []).toEqual([]);
  });

  it('when it has other rows than it says; it can be begun again with a whole one', async () => {
    const manifest = await bench.backUp();
    const text = JSON.stringify(manifest);
    const orders = manifest.tables.find(({ name }) => name === 'orders');
    if (orders) orders.rows = 999;
    await writeFile(join(bench.folder, 'manifest.json'), JSON.stringify(manifest));
    await expect(bench.restore()).rejects.toThrow(
      /orders has \d rows instead of 999\. Nothing was changed/,
    );
    await writeFile(join(bench.folder, 'manifest.json'), text);
    const target = await bench.restore();
    expect(await lasting(target)).toEqual(await lasting(bench.shop.database));
  });
});
