import { includedVatPiastres } from '@dp/contract/money.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditedVat } from '../src/audit/audited-vat.ts';
import { includedVat } from '../src/pricing/included-vat.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

it('the VAT in a price is the same in documents, reports and the audit, whatever the price', async () => {
  const prices = [...Array(1_000).keys(), ...fc.sample(fc.nat(1_000_000_000_000), 600)];
  const { rows } = await shop.db.execute<Record<'gross' | 'documents' | 'audit', number>>(sql`
    select gross::float8, ${includedVat(sql`gross`)}::float8 as documents, ${auditedVat(sql`gross`)}::float8 as audit
    from unnest(${sql.param(prices)}::bigint[]) as priced (gross)`);
  expect(rows).toEqual(
    prices.map((gross) => {
      const vat = includedVatPiastres(gross);
      return { gross, documents: vat, audit: vat };
    }),
  );
});
