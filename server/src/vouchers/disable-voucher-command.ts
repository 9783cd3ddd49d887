import { parseArgs } from 'node:util';
import { disableVoucher } from '@dp/api/vouchers/disable-voucher.ts';
import { words } from '../command-line/arguments.ts';
import { type Command, CommandError } from '../command-line/command.ts';

export const disableVoucherCommand: Command = {
  name: 'vouchers disable',
  summary: 'Turn a voucher off; orders that used it keep it',
  usage: 'CODE',
  run: async (args, { database, print }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [code = ''] = words(positionals, ['CODE']);
    if (!(await disableVoucher(database.db, code))) {
      throw new CommandError(`There is no voucher ${code}.`);
    }
    print(`${code.toUpperCase()} is disabled.`);
  },
};
