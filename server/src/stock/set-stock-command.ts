import { parseArgs } from 'node:util';
import { readStock } from '@dp/api/products/read-stock.ts';
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
    const before = await database.db.transaction(async (tx) => {
      const known = await readStock(tx, sku);
      if (known === undefined) throw new CommandError(`There is no product with the SKU ${sku}.`);
      await setStock(tx, [{ sku, stock }], 'set', now());
      return known;
    });
    print(`${sku}: ${before} → ${stock}`);
  },
};
