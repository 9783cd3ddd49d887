import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { requireInVersion } from '../problems/record-changed.ts';
import { type ContactRow, lockContactMessage } from './contact-store.ts';
import { readThread } from './contact-thread.ts';

/**
 * Locks a message that staff saw in a version.
 *
 * @param deps `db` is a transaction.
 * @throws ProblemError 404 `message_not_found`; 409 `record_changed` with the `version` and the `current` thread.
 */
export async function lockMessageVersion(
  deps: Pick<Deps, 'db' | 'config'>,
  principal: Principal,
  id: number,
  version: number,
): Promise<ContactRow> {
  const message = await lockContactMessage(deps.db, id);
  return requireInVersion(message, version, 'message_not_found', () =>
    readThread(deps, principal, id),
  );
}
