import type { mergePreviewResponse } from '@dp/contract/staff/customers.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { requireAccount } from '../accounts/customer-changes.ts';
import { isProven } from '../accounts/is-proven.ts';
import { listMessagesOf } from '../contact/contact-queries.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { findMergeRefusal } from './merge-rules.ts';
import { readSummary } from './read-customer-page.ts';

type Preview = z.output<typeof mergePreviewResponse>['data'];

const CONTACTS = ['phone', 'email'] as const;

/**
 * What merging one account into another would move, and why it is refused if it is.
 *
 * @throws ProblemError 403 `permission_required` without `customers.erase`, 404 `customer_not_found`.
 */
export async function previewMerge(
  db: Db,
  principal: Principal,
  { staysId, endsId }: { readonly staysId: number; readonly endsId: number },
): Promise<Preview> {
  requirePermission(principal, 'customers.erase');
  const stays = await requireAccount(db, staysId);
  const ends = await requireAccount(db, endsId);
  const refusal = await findMergeRefusal(db, stays, ends);
  const { rows } = await db.execute<
    Omit<Preview['moves'], 'messages'> & Record<string, number>
  >(sql`
    select
      (select count(*)::int from orders where customer_id = ${endsId}) as orders,
      (select count(*)::int from addresses where customer_id = ${endsId}) as addresses,
      (select count(*)::int from favourites where customer_id = ${endsId}) as favourites,
      (select count(*)::int from customer_notes where customer_id = ${endsId}) as notes,
      (select count(*)::int from voucher_redemptions where customer_id = ${endsId}) as vouchers`);
  const [counts] = rows;
  if (!counts) throw new Error('A count returned no row.');
  const takesOver = CONTACTS.filter((kind) => stays[kind] === null && ends[kind] !== null);
  return {
    stays: await readSummary(db, principal, staysId),
    ends: await readSummary(db, principal, endsId),
    moves: { ...counts, messages: (await listMessagesOf(db, ends)).length },
    takes_over: takesOver,
    signs_out: CONTACTS.filter((kind) => isProven(ends, kind)),
    refusal: refusal ?? null,
  };
}
