import { parseArgs } from 'node:util';
import { ProblemError } from '@dp/api/http/problem-error.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { setStock } from '@dp/api/products/set-stock.ts';
import { wholeNumber, words } from '../command-line/arguments.ts';
import { type Command, CommandError } from '../command-line/command.ts';

export const setStockCommand: Command = {
  name: 'stock set',
  summary: 'Set how many units of a product there are',
  usage: 'SKU N',
  help: ['N  what was counted; the difference is written down as a movement'],
  run: async (args, { database, now, print }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [sku = '', typed = ''] = words(positionals, ['SKU', 'N']);
    const stock = wholeNumber('N', typed, 0, 1_000_000);
    try {
      const before = await setStock({ db: database.db, now }, commandLine, { sku, stock });
      print(`${sku}: ${before} → ${stock}`);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'product_not_found') throw error;
      throw new CommandError(`There is no product with the SKU ${sku}.`, { cause: error });
    }
  },
};
