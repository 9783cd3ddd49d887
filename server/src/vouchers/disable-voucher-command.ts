import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { disableVoucher } from '@dp/api/vouchers/voucher-queries.ts';
import { words } from '../command-line/arguments.ts';
import type { Command } from '../command-line/command.ts';

export const disableVoucherCommand: Command = {
  name: 'vouchers disable',
  summary: 'Turn a voucher off; orders that used it keep it',
  usage: 'CODE',
  run: async (args, { database, print }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [code = ''] = words(positionals, ['CODE']);
    print(`${await disableVoucher(database.db, commandLine, code)} is disabled.`);
  },
};
