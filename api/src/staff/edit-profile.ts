import type { Locale } from '@dp/contract/locale.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { lockSelf } from './factors/change-own-factors.ts';
import { readMe } from './staff-queries.ts';
import { updateStaff } from './staff-store.ts';

/** Changes one's own name and the language of messages. @throws ProblemError 409 `record_changed`. */
export async function editProfile(
  { db, now }: Deps,
  principal: StaffPrincipal,
  given: { readonly name: string; readonly locale: Locale; readonly version: number },
): Promise<void> {
  const { name, locale } = given;
  await inTransaction(db, async (tx) => {
    const { id, ...member } = await lockSelf(tx, principal);
    await assertVersion({ seen: given.version, version: member.version }, () =>
      readMe(tx, principal),
    );
    await updateStaff(tx, id, { name, locale }, { raise: true });
    await recordAudit(tx, principal, {
      action: 'staff.edit-profile',
      subject: { kind: 'staff', id },
      before: { name: member.name, locale: member.locale },
      after: { name, locale },
      at: now(),
    });
  });
}
