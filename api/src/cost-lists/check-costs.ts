import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import { COST_LINE_FAULTS, type CostLineFault } from '@dp/contract/staff/cost-list-values.ts';
import type { CheckedCostLine, checkCostsBody } from '@dp/contract/staff/cost-lists.ts';
import { setProductCostBody } from '@dp/contract/staff/product-costs.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { marginOf } from '../products/product-cost-rows.ts';
import { readProductsToCost } from '../products/products-to-cost.ts';
import { readKnownCosts } from '../products/write-costs.ts';

/**
 * What a list of SKUs, in either case, and costs would change. Nothing changes.
 *
 * @throws ProblemError 403 `permission_required` without `costs.see` and `prices.edit`.
 */
export async function checkCosts(
  db: Db,
  principal: Principal,
  { lines }: z.output<typeof checkCostsBody>,
  locale: Locale,
): Promise<CheckedCostLine[]> {
  requirePermission(principal, 'costs.see');
  requirePermission(principal, 'prices.edit');
  const keys = lines.map(({ sku }) => sku.trim().toLowerCase());
  const products = await readProductsToCost(db, keys);
  const known = await readKnownCosts(
    db,
    Array.from(products.values(), ({ id }) => id),
  );
  const seen = new Set<string>();
  return lines.map((line, place): CheckedCostLine => {
    const key = keys[place] ?? '';
    const product = products.get(key);
    const wrong = (fault: CostLineFault) => ({ outcome: 'wrong' as const, sku: line.sku, fault });
    if (!product) return wrong(key === '' ? 'required' : 'sku_unknown');
    if (seen.has(key)) return wrong('sku_twice');
    seen.add(key);
    const cost = costField.safeParse(line.cost);
    if (!cost.success || cost.data === null) return wrong(faultOf(line.cost, cost.error));
    const { version, piastres: before } = known.get(product.id) ?? { version: 0, piastres: null };
    const piastres = toPiastres(cost.data);
    return {
      outcome: piastres === before ? 'same' : 'new',
      id: product.id,
      sku: product.sku,
      name: locale === 'ar' ? product.nameAr : product.nameEn,
      version,
      before: before === null ? null : toEgp(before),
      cost: cost.data,
      price: toEgp(product.pricePiastres),
      margin: marginOf(product.pricePiastres, piastres),
    };
  });
}

const costField = setProductCostBody.shape.cost;

function faultOf(written: number | string, error: z.ZodError | undefined): CostLineFault {
  if (typeof written === 'string' && written.trim() === '') return 'required';
  const said = error?.issues[0]?.message;
  return COST_LINE_FAULTS.find((fault) => fault === said) ?? 'invalid';
}
