import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpShop } from '@dp/api/backup/back-up-shop.ts';
import { words } from '../command-line/arguments.ts';
import type { Command } from '../command-line/command.ts';

/** `backup FOLDER`. */
export const backupCommand: Command = {
  name: 'backup',
  summary: 'Back up the database and the pictures into a new folder, while the shop is open',
  usage: 'FOLDER',
  help: [
    'FOLDER  is made; it holds customers’ names, addresses and orders: keep it where nobody else reads it',
    'The secrets (CODE_SECRET, SERVICE_PASSWORD) are not in it.',
  ],
  run: async (args, { config, database, now, folder, print }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [name = ''] = words(positionals, ['FOLDER']);
    const { tables, files } = await backUpShop({
      database,
      dataDirectory: config.dataDirectory,
      folder: resolve(folder, name),
      now: now(),
    });
    if (config.bucket !== undefined) {
      print(
        `The pictures are in the bucket "${config.bucket.bucket}" and not in this backup. Copy it too, after this: see "Pictures in a bucket" in docs/operations.md.`,
      );
    }
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    print(
      `Backed up ${rows} rows of ${tables.length} tables and ${files.length - tables.length} picture files: ${(bytes / 1e6).toFixed(1)} MB in ${name}.`,
    );
  },
};
