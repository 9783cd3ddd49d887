import { parseArgs } from 'node:util';
import { readBrandRows } from '@dp/api/brands/brand-queries.ts';
import { readCategoryRows } from '@dp/api/categories/category-queries.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { listVouchers } from '@dp/api/vouchers/voucher-queries.ts';
import { refusalOf, type Voucher } from '@dp/api/vouchers/voucher-rules.ts';
import { words } from '../command-line/arguments.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';
import { describeVoucher } from './describe-voucher.ts';

export const listVouchersCommand: Command = {
  name: 'vouchers list',
  summary: 'List vouchers, the newest first',
  usage: '',
  run: async (args, { database, now, print }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    words(positionals, []);
    const slugs = (rows: readonly { id: number; slug: string }[]) =>
      new Map(rows.map(({ id, slug }) => [id, slug]));
    const names = {
      categories: slugs(await readCategoryRows(database.db)),
      brands: slugs(await readBrandRows(database.db)),
    };
    const vouchers = await listVouchers(database.db, commandLine);
    const rows = vouchers.map((voucher) => [
      voucher.code,
      stateOf(voucher, now()),
      String(voucher.uses),
      describeVoucher(voucher, names),
    ]);
    for (const line of table(['CODE', 'STATE', 'USED', 'WHAT'], rows)) print(line);
    print(`${vouchers.length} vouchers`);
  },
};

function stateOf(voucher: Voucher, at: Date): string {
  const states = {
    disabled: 'disabled',
    not_started: 'not yet',
    expired: 'expired',
    used_up: 'used up',
  } as const;
  const reason = refusalOf(voucher, at, 0);
  return reason !== undefined && reason in states ? states[reason as keyof typeof states] : 'on';
}
