import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { endVoucher } from '@dp/api/vouchers/end-voucher.ts';
import { normaliseVoucherCode } from '@dp/contract/voucher-code.ts';
import { words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

export const disableVoucherCommand: Command = {
  name: 'vouchers disable',
  summary: 'Turn a voucher off; orders that used it keep it',
  usage: 'CODE',
  run: async (args, context) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [code = ''] = words(positionals, ['CODE']);
    const key = { code: normaliseVoucherCode(code) };
    const ended = await endVoucher(depsOf(context), commandLine, key);
    context.print(`${ended.code} is disabled.`);
  },
};
