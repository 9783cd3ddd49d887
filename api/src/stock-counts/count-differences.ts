import { COUNT_PROBLEMS } from '@dp/contract/staff/stock-count-values.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

const [CORRECTED, PROMISED] = COUNT_PROBLEMS;

/**
 * A query of the products of a count that differ: `product_id`, `counted`, `expected`, `difference`, `problem`
 * and `unit_piastres`, what a unit costs the shop, or its price where no cost is known.
 */
export function differencesOf(countId: number): SQL {
  return sql`
    select product_id, counted, expected, counted - expected as difference,
      case
        when exists (
          select from stock_movements
          where stock_movements.product_id = line.product_id and stock_movements.id > last_movement
            and reason in ('counted', 'corrected', 'set', 'import')
        ) then ${CORRECTED}
        when products.stock + counted - expected < 0 then ${PROMISED}
      end as problem,
      coalesce((
        select cost_piastres from product_costs where product_costs.product_id = line.product_id
        order by product_costs.id desc limit 1
      ), products.price_piastres) as unit_piastres
    from stock_count_lines as line join products on products.id = line.product_id
    where count_id = ${countId} and counted <> expected`;
}

/** The total of a count's differences. */
export interface CountSums {
  readonly different: number;
  readonly unbookable: number;
  readonly missingUnits: number;
  readonly surplusUnits: number;
  /** Surplus less what is missing; and both added up, which decides who may close the count. */
  readonly piastres: number;
  readonly turnedPiastres: number;
}

export async function sumDifferences(db: Db, countId: number): Promise<CountSums> {
  const { rows } = await db.execute<Record<keyof CountSums, number>>(sql`
    select count(*)::int as different, count(problem)::int as unbookable,
      coalesce(sum(-difference) filter (where difference < 0), 0)::int as "missingUnits",
      coalesce(sum(difference) filter (where difference > 0), 0)::int as "surplusUnits",
      coalesce(sum(difference * unit_piastres), 0)::float8 as piastres,
      coalesce(sum(abs(difference) * unit_piastres), 0)::float8 as "turnedPiastres"
    from (${differencesOf(countId)}) as differences`);
  const [sums] = rows;
  if (!sums) throw new Error('Sums are always one row.');
  return sums;
}
