import { parseArgs } from 'node:util';
import { listContactMessages } from '@dp/api/contact/contact-queries.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { staffPage } from '@dp/contract/staff/fields.ts';
import { numeric, readInput, words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

export const listContactCommand: Command = {
  name: 'contact list',
  summary: 'Show what people wrote to the shop, the newest first',
  usage: '[--limit N] [--offset N]',
  help: [
    'N      how many to show (20 unless said), or how many to leave out',
    '',
    'Each was mailed to the shop as well, where it sends mail.',
  ],
  run: async (args, { database, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { limit: { type: 'string' }, offset: { type: 'string' } },
    });
    words(positionals, []);
    const page = readInput(
      staffPage,
      { limit: numeric(values.limit), offset: numeric(values.offset) },
      { limit: '--limit', offset: '--offset' },
    );
    const { rows, total } = await listContactMessages(database.db, commandLine, page);
    if (total === 0) {
      print('Nobody has written to the shop yet.');
      return;
    }
    const lines = table(
      ['WHEN', 'NAME', 'PHONE', 'EMAIL', 'MESSAGE'],
      rows.map(({ createdAt, name, phone, email, message }) => [
        inCairo(createdAt),
        name,
        phone ?? '',
        email ?? '',
        message,
      ]),
    );
    for (const line of lines) print(line);
    print(`${rows.length} of ${total} messages`);
  },
};
