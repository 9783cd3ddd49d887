import type { Deps } from '../deps.ts';
import { sameSecret } from '../http/same-secret.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CodePurpose } from './code-route.ts';
import { type CodeRow, findNewestCode, takeTry } from './code-store.ts';
import { hashAsker, hashCode } from './one-time-code.ts';

/**
 * Checks a typed code against the newest one of a login (of several, where an account has two). Every check
 * counts as a try, outside any transaction, so that it counts even when the call fails. Networks other than
 * the one that requested the code have fewer tries, so that strangers cannot use up somebody's tries
 * (decision 010). A correct code stays valid until `markCodeUsed`, in the transaction of its purpose.
 *
 * @throws ProblemError 422 `otp_wrong` with `tries_left`, or `otp_expired` when there is no code, or it was
 *   used, is too old or had five wrong tries (two from other networks, for a try from there).
 */
export async function checkCode(
  { db, config, now }: Deps,
  given: { purpose: CodePurpose; logins: readonly string[]; code: string; ip: string },
): Promise<{ row: CodeRow; elsewhere: boolean }> {
  const { codeSecret } = config;
  const row = await findNewestCode(db, given.purpose, given.logins);
  if (!row) throw new ProblemError(422, 'otp_expired');
  const elsewhere = row.askedFrom !== hashAsker(codeSecret, row.login, given.ip);
  const left = await takeTry(db, { id: row.id, at: now(), elsewhere });
  if (left === undefined) throw new ProblemError(422, 'otp_expired');
  if (!sameSecret(row.codeHash, hashCode(codeSecret, row.login, given.code))) {
    throw new ProblemError(422, 'otp_wrong', { tries_left: left });
  }
  return { row, elsewhere };
}
