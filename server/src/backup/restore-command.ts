import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyBackup } from '@dp/api/backup/backup-files.ts';
import { findMissingPictures } from '@dp/api/backup/missing-pictures.ts';
import { restoreShop } from '@dp/api/backup/restore-shop.ts';
import { type Db, openDatabase } from '@dp/api/database/database.ts';
import { words } from '../command-line/arguments.ts';
import type { ClosedShopCommand } from '../command-line/command.ts';
import type { ServerConfig } from '../config.ts';
import { openMediaStore } from '../media/open-media.ts';

/** Missing pictures that are named one by one. */
const NAMED_MAX = 20;

/** `restore FOLDER`. */
export const restoreCommand: ClosedShopCommand = {
  name: 'restore',
  summary: 'Put a backup into an unused shop, and bring it up to this version',
  usage: 'FOLDER',
  help: [
    'FOLDER  as `backup` made it, by this version or an older one',
    'The shop must not be open, and its DATA_DIR or PostgreSQL database must be empty.',
    'A backup of the embedded database also goes into PostgreSQL, and the other way.',
  ],
  closedShop: true,
  run: async (args, { config, now, folder, print, report }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [name = ''] = words(positionals, ['FOLDER']);
    report('Checking that the backup is whole …');
    // Before opening the database, which creates files: a refused backup leaves nothing behind.
    const backup = await verifyBackup(resolve(folder, name));
    const database = await openDatabase({ ...config, withoutTimeouts: true });
    try {
      const { dataDirectory } = config;
      await restoreShop({ database, dataDirectory, backup, now: now() }, report);
      const { made_at: madeAt, tables } = backup.manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      print(`Restored ${rows} rows of ${tables.length} tables, as they were at ${madeAt}.`);
      await namePicturesMissing(database.db, config, print);
      print('Customers log in again; numbers of orders and invoices go on beyond any given since.');
      print('`npm run shop -- audit` proves that the books add up and names the numbers left out.');
    } finally {
      await database.close();
    }
  },
};

/** The shop can open without them: what shows one has a gap until it is copied to its place. */
async function namePicturesMissing(
  db: Db,
  config: Pick<ServerConfig, 'bucket' | 'dataDirectory'>,
  print: (line: string) => void,
): Promise<void> {
  const place =
    config.bucket === undefined ? 'pictures folder' : `bucket "${config.bucket.bucket}"`;
  let missing: Awaited<ReturnType<typeof findMissingPictures>>;
  try {
    missing = await findMissingPictures(db, await openMediaStore(config));
  } catch (error) {
    print(`The pictures were not checked: ${(error as Error).message}`);
    return;
  }
  if (missing.length === 0) {
    print(`Every picture that the shop names is in the ${place}.`);
    return;
  }
  print(`${missing.length} pictures that the shop names are not in the ${place}:`);
  for (const { id, tables } of missing.slice(0, NAMED_MAX)) print(`  ${id} (${tables.join(', ')})`);
  if (missing.length > NAMED_MAX) print(`  … and ${missing.length - NAMED_MAX} more`);
  print(
    'Copy them there from where the shop was: see "Pictures in a bucket" in docs/operations.md.',
  );
}
