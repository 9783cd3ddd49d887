import { parseArgs } from 'node:util';
import { readBrandRows } from '@dp/api/brands/brand-queries.ts';
import { readCategoryRows } from '@dp/api/categories/category-queries.ts';
import type { Db } from '@dp/api/database/database.ts';
import {
  createVoucher,
  type VoucherFault,
  VoucherRefused,
} from '@dp/api/vouchers/create-voucher.ts';
import { amount, given, percentage, wholeNumber, words } from '../command-line/arguments.ts';
import { startOfDay } from '../command-line/cairo-time.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { describeVoucher } from './describe-voucher.ts';

const faults: Readonly<Record<VoucherFault, string>> = {
  code_invalid: 'CODE should be 3 to 40 of the letters A–Z, digits and dashes.',
  code_taken: 'There is a voucher of this code already.',
  worth_missing: 'Say what it takes off: --percent N or --amount EGP.',
  worth_twice: 'Say either --percent or --amount, not both.',
  percent_out_of_range: '--percent should be from 0.01 to 100.',
  amount_too_small: '--amount should be at least 0.01.',
  window_empty: '--until should not be before --from.',
  limit_too_small: '--uses and --per-customer should be at least 1.',
};

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
  run: async (args, { database, now, print }) => {
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
    const limit = (name: string, typed: string | undefined) =>
      given(typed, (text) => wholeNumber(name, text, 1, 1_000_000)) ?? null;
    const wanted = {
      code,
      percentBasisPoints: given(values.percent, (typed) => percentage('--percent', typed)) ?? null,
      amountPiastres: given(values.amount, (typed) => amount('--amount', typed)) ?? null,
      minimumPiastres: given(values.minimum, (typed) => amount('--minimum', typed)) ?? 0,
      startsAt: given(values.from, (typed) => startOfDay('--from', typed)) ?? null,
      // The last day is the shopper's to the end.
      endsAt: given(values.until, (typed) => startOfDay('--until', typed, 1)) ?? null,
      maxUses: limit('--uses', values.uses),
      maxUsesPerCustomer: limit('--per-customer', values['per-customer']),
      categoryId: await idOf(database.db, readCategoryRows, 'category', values.category),
      brandId: await idOf(database.db, readBrandRows, 'brand', values.brand),
    };
    try {
      const voucher = await createVoucher({ db: database.db, now }, wanted);
      print(`${voucher.code}: ${describeVoucher(voucher)}`);
    } catch (error) {
      if (error instanceof VoucherRefused)
        throw new CommandError(faults[error.fault], { cause: error });
      throw error;
    }
  },
};

async function idOf(
  db: Db,
  readRows: (db: Db) => Promise<readonly { id: number; slug: string }[]>,
  kind: string,
  slug: string | undefined,
): Promise<number | null> {
  if (slug === undefined) return null;
  const rows = await readRows(db);
  const found = rows.find((row) => row.slug === slug);
  if (!found) {
    const slugs = rows.map((row) => row.slug).join(', ');
    throw new CommandError(`There is no ${kind} "${slug}". There are: ${slugs || 'none'}.`);
  }
  return found.id;
}
