import { parseArgs } from 'node:util';
import { listContactMessages } from '@dp/api/contact/list-contact-messages.ts';
import { given, wholeNumber, words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

const DEFAULT_LIMIT = 20;

export const listContactCommand: Command = {
  name: 'contact list',
  summary: 'Show what people wrote to the shop, the newest first',
  usage: '[--limit N] [--offset N]',
  help: [
    `N      how many to show (${DEFAULT_LIMIT} unless said), or how many to leave out`,
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
    const limit = given(values.limit, (typed) => wholeNumber('--limit', typed, 1, 1_000));
    const offset = given(values.offset, (typed) => wholeNumber('--offset', typed, 0, 100_000_000));
    const { rows, total } = await listContactMessages(database.db, {
      limit: limit ?? DEFAULT_LIMIT,
      offset: offset ?? 0,
    });
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
