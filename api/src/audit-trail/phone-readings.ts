import { HOUR_MS } from '@dp/contract/durations.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { phoneReadings } from './audit-trail-tables.ts';
import { recordAudit } from './record-audit.ts';

/** Different customers whose whole numbers one person is shown within a window before it is a row. */
const CUSTOMERS_PER_ROW = 200;
const WINDOW_MS = HOUR_MS;

const { staffId, since, customerIds } = phoneReadings;
const isBulk = gte(sql`cardinality(${customerIds})`, CUSTOMERS_PER_ROW);

/**
 * Notices who looks at phone numbers in bulk (decision 096): a person who is shown the whole numbers of 200
 * different customers within an hour leaves a row in the audit trail, and another one for each 200 more. Who
 * calls the customers of a queue and lists them again does not. Counted in the database, for all processes.
 *
 * To be awaited before the answer: nobody gets numbers of which the row could not be written.
 *
 * @param customers ids of whose numbers the answer has.
 */
export async function recordPhoneReadings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: StaffPrincipal,
  customers: readonly number[],
): Promise<void> {
  if (customers.length === 0 || !staff.permissions.has('customers.see-phones')) return;
  const at = now();
  const shown = sql`array(select distinct unnest(${sql.param([...customers], customerIds)}::int[]))`;
  const windowStart = sql.param(new Date(at.getTime() - WINDOW_MS), since);
  const over = sql`(${since} <= ${windowStart} and not ${isBulk})`;
  const isCounted = and(
    eq(staffId, staff.staffId),
    sql`${since} > ${windowStart} and not ${isBulk} and ${customerIds} @> ${shown}`,
  );
  // Asked before: an upsert that changes nothing still locks its row, which waits for the disk.
  if ((await db.$count(phoneReadings, isCounted)) > 0) return;
  const [counted] = await db
    .insert(phoneReadings)
    .values({ staffId: staff.staffId, since: at, customerIds: shown })
    .onConflictDoUpdate({
      target: staffId,
      set: {
        since: sql`case when ${over} then excluded.since else ${since} end`,
        customerIds: sql`case when ${over} then excluded.customer_ids
          else array(select distinct unnest(${customerIds} || excluded.customer_ids)) end`,
      },
    })
    .returning({ isBulk: sql<boolean>`${isBulk}` });
  if (!counted?.isBulk) return;
  await inTransaction(db, async (tx) => {
    const [bulk] = await tx
      .delete(phoneReadings)
      .where(and(eq(staffId, staff.staffId), isBulk))
      .returning();
    // Another call has recorded it.
    if (!bulk) return;
    await recordAudit(tx, staff, {
      action: 'customer.read-phones',
      subject: { kind: 'staff', id: staff.staffId },
      after: { customers: bulk.customerIds.length, since: bulk.since.toISOString() },
      at,
    });
  });
}
