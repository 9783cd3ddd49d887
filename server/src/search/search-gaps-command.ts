import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { listSearchGaps } from '@dp/api/search/search-gaps.ts';
import { searchGapsBody } from '@dp/contract/staff/search.ts';
import { numeric, readInput, words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

export const searchGapsCommand: Command = {
  name: 'search gaps',
  summary: 'List what shoppers searched for and did not find, the most frequent first',
  usage: '[--limit N]',
  help: [
    'N      how many to show (50 unless said)',
    '',
    'Spellings of the same words are counted together. A frequent one is something to stock, or another',
    'name of what is stocked: put that name into the product, its category or its description.',
  ],
  run: async (args, { database, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { limit: { type: 'string' } },
    });
    words(positionals, []);
    const { limit } = readInput(
      searchGapsBody,
      { limit: numeric(values.limit) },
      { limit: '--limit' },
    );
    const gaps = await listSearchGaps(database.db, commandLine, limit);
    if (gaps.length === 0) {
      print('Every search so far has found something.');
      return;
    }
    const lines = table(
      ['TIMES', 'LAST', 'SEARCHED FOR'],
      gaps.map(({ query, count, lastAt }) => [String(count), inCairo(lastAt), query]),
    );
    for (const line of lines) print(line);
  },
};
