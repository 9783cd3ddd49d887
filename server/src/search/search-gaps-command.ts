import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { listSearchGaps } from '@dp/api/search/search-gap-queries.ts';
import { searchGapsBody } from '@dp/contract/staff/search.ts';
import { numeric, readInput, words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

export const searchGapsCommand: Command = {
  name: 'search gaps',
  summary: 'List searches that served shoppers poorly, the most frequent first',
  usage: '[--limit N]',
  help: [
    'N      how many to show (50 unless said)',
    '',
    'WHY says how often a search found nothing, only products that are near, just one, or something for a',
    'corrected word, and how often nobody opened any product (untapped). Spellings of the same words are',
    'counted together. A frequent one is something to stock, or another name of what is stocked: put that',
    'name into the product or its category, or make it a synonym (search synonyms add).',
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
    const gaps = await listSearchGaps(database.db, commandLine, { limit });
    if (gaps.length === 0) {
      print('Every search so far has served its shopper well.');
      return;
    }
    const lines = table(
      ['TIMES', 'LAST', 'WHY', 'SEARCHED FOR'],
      gaps.map(({ query, count, lastAt, reasons }) => [
        String(count),
        inCairo(lastAt),
        reasons.map((each) => `${each.reason} ${each.count}`).join(', '),
        query,
      ]),
    );
    for (const line of lines) print(line);
  },
};
