import { ORDER_STATES } from '@dp/contract/order-states.ts';
import { PARCEL_STATES } from '@dp/contract/parcel-states.ts';
import { RETURN_STATES } from '@dp/contract/return-values.ts';
import { type SQL, sql } from 'drizzle-orm';
import { listRestores, type Restore } from '../backup/list-restores.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ORDER_STATUS } from '../orders/order-status.ts';
import { PARCEL_NEXT } from '../parcels/parcel-rules.ts';
import { RETURN_NEXT } from '../returns/return-rules.ts';
import { auditChecks } from './audit-checks.ts';

/** Something that does not add up. */
export interface AuditFinding {
  /** The rule that is broken. */
  readonly rule: string;
  /** Location and details, such as an order's number or a product's SKU. */
  readonly detail: string;
}

/** The result of an audit. */
export interface AuditReport {
  readonly orders: number;
  readonly products: number;
  readonly vouchers: number;
  readonly findings: readonly AuditFinding[];
  /** Each restore of the shop, the first one first: the numbers it left out are no finding. */
  readonly restores: readonly Restore[];
}

/** Maximum reported findings per rule. */
const FINDINGS_PER_RULE = 20;

/**
 * Checks that the shop's books add up: stock by its movements, movements by the orders, orders by their lines
 * and events, vouchers by the orders that used them, invoices and credit notes without a gap, parcels by what they
 * hold and what came back, registrations at courier companies by their numbers, cash by parcels and hand-ins,
 * payments by their attempts and refunds, returns by what reached their shoppers, the summaries of reports by the
 * rows. Runs on one snapshot, so orders may continue during the audit.
 */
export async function auditShop(db: Db): Promise<AuditReport> {
  return inTransaction(
    db,
    async (tx) => {
      const findings: AuditFinding[] = [];
      for (const { rule, wrong } of auditChecks(
        legalSteps(),
        legalParcelSteps(),
        legalReturnSteps(),
      )) {
        const { rows } = await tx.execute<{ detail: string }>(
          sql`select detail from (${wrong}) as wrong order by detail limit ${FINDINGS_PER_RULE}`,
        );
        findings.push(...rows.map(({ detail }) => ({ rule, detail })));
      }
      const { rows } = await tx.execute<
        Omit<AuditReport, 'findings' | 'restores'> & Record<string, unknown>
      >(sql`
        select (select count(*)::int from orders) as orders,
               (select count(*)::int from products) as products,
               (select count(*)::int from vouchers) as vouchers`);
      const [counts] = rows;
      if (!counts) throw new Error('The counts of the audit returned no row.');
      return { ...counts, findings, restores: await listRestores(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The steps of the state machine as rows (from, to). */
function legalSteps(): SQL {
  const steps = ORDER_STATES.flatMap((from) =>
    ORDER_STATUS[from].next.map((to) => sql`(${from}, ${to})`),
  );
  return sql`(values ${sql.join(steps, sql`, `)})`;
}

/** The steps of a parcel's states as rows (from, to). */
function legalParcelSteps(): SQL {
  const steps = PARCEL_STATES.flatMap((from) =>
    PARCEL_NEXT[from].map((to) => sql`(${from}, ${to})`),
  );
  return sql`(values ${sql.join(steps, sql`, `)})`;
}

/** The steps of a return's states as rows (from, to). */
function legalReturnSteps(): SQL {
  const steps = RETURN_STATES.flatMap((from) =>
    RETURN_NEXT[from].map((to) => sql`(${from}, ${to})`),
  );
  return sql`(values ${sql.join(steps, sql`, `)})`;
}
