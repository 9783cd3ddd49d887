import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { createVoucher } from '@dp/api/vouchers/create-voucher.ts';
import { foldDigits } from '@dp/contract/digits.ts';
import { newVoucherBody } from '@dp/contract/staff/vouchers.ts';
import { numeric, readInput, words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';
import { describeVoucher } from './describe-voucher.ts';

export const createVoucherCommand: Command = {
  name: 'vouchers create',
  summary: 'Make a voucher',
  usage:
    'CODE (--percent N | --amount EGP) [--minimum EGP] [--from DAY] [--until DAY] [--uses N] [--per-customer N] [--category SLUG] [--brand SLUG]',
  help: [
    'CODE            what shoppers type, in any case',
    '--percent       percent off the goods it is for; --amount: EGP off them',
    '--minimum       goods total from which it holds',
    '--from, --until first and last day on which it holds, in Cairo, such as 2026-03-31',
    '--uses          how often it can be used in all; --per-customer: by each shopper',
    '--category      only for goods of this category and those below it',
    '--brand         only for goods of this brand',
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        percent: { type: 'string' },
        amount: { type: 'string' },
        minimum: { type: 'string' },
        from: { type: 'string' },
        until: { type: 'string' },
        uses: { type: 'string' },
        'per-customer': { type: 'string' },
        category: { type: 'string' },
        brand: { type: 'string' },
      },
    });
    const [code = ''] = words(positionals, ['CODE']);
    const voucher = await createVoucher(
      depsOf(context),
      commandLine,
      readInput(
        newVoucherBody,
        {
          code,
          percent: numeric(values.percent),
          amount: numeric(values.amount),
          minimum: numeric(values.minimum),
          starts_on: day(values.from),
          ends_on: day(values.until),
          max_uses: numeric(values.uses),
          max_uses_per_customer: numeric(values['per-customer']),
          category: values.category,
          brand: values.brand,
        },
        NAMES,
      ),
    );
    context.print(`${voucher.code}: ${describeVoucher(voucher)}`);
  },
};

const day = (typed: string | undefined) => typed && foldDigits(typed.trim());

const NAMES = {
  code: 'CODE',
  percent: '--percent',
  amount: '--amount',
  minimum: '--minimum',
  starts_on: '--from',
  ends_on: '--until',
  max_uses: '--uses',
  max_uses_per_customer: '--per-customer',
};
