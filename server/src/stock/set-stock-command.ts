import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { setStock } from '@dp/api/products/set-stock.ts';
import { setStockBody } from '@dp/contract/staff/stock.ts';
import { numeric, readInput, words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

export const setStockCommand: Command = {
  name: 'stock set',
  summary: 'Set how many units of a product there are',
  usage: 'SKU N',
  help: ['N  what was counted; the difference is written down as a movement'],
  run: async (args, context) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [sku, typed] = words(positionals, ['SKU', 'N']);
    const counted = readInput(setStockBody, { sku, stock: numeric(typed) }, { stock: 'N' });
    const before = await setStock(depsOf(context), commandLine, counted);
    context.print(`${counted.sku}: ${before} → ${counted.stock}`);
  },
};
