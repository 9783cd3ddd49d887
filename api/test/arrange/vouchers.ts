import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import { vouchers } from '../../src/vouchers/voucher-tables.ts';
import type { TestApp } from '../test-app.ts';

/** A voucher in percent or EGP, 10 percent by default. */
export interface NewVoucher {
  readonly code?: string;
  readonly percent?: number;
  readonly amount?: number;
  readonly minimum?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly maxUses?: number;
  readonly perCustomer?: number;
  readonly categoryId?: number;
  readonly brandId?: number;
  readonly disabled?: boolean;
}

let serial = 0;

/** Adds a voucher and returns its code. */
export async function arrangeVoucher(shop: TestApp, given: NewVoucher = {}): Promise<string> {
  serial += 1;
  const { code = `LIGHT${serial}`, amount } = given;
  const percent = given.percent ?? 10;
  await shop.db.insert(vouchers).values({
    code,
    percentBasisPoints: amount === undefined ? toBasisPoints(percent) : null,
    amountPiastres: amount === undefined ? null : toPiastres(amount),
    minimumPiastres: toPiastres(given.minimum ?? 0),
    startsAt: given.startsAt ?? null,
    endsAt: given.endsAt ?? null,
    maxUses: given.maxUses ?? null,
    maxUsesPerCustomer: given.perCustomer ?? null,
    categoryId: given.categoryId ?? null,
    brandId: given.brandId ?? null,
    disabled: given.disabled ?? false,
  });
  return code;
}

/** How often a voucher was used: by its own count, and by the orders that used it. */
export async function usesOf(
  shop: TestApp,
  code: string,
): Promise<{ uses: number; redemptions: number }> {
  const { rows } = await shop.database.pool.query(
    `select uses, (select count(*)::int from voucher_redemptions where voucher_id = vouchers.id) as redemptions
     from vouchers where code = $1`,
    [code],
  );
  return rows[0];
}
