import { OTP_MAX_TRIES } from '@dp/contract/limits.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CodePurpose } from './code-route.ts';
import { type CodeRow, findNewestCode, takeTry } from './code-store.ts';
import { hashCode, sameHash } from './one-time-code.ts';

/**
 * Checks a typed code against the newest one of a login (of several, where an account has two). Every check counts as a try, outside of any transaction, so that it stays counted when the
 * call fails. A right code is not used up yet: `markCodeUsed` does that, in the transaction of what
 * the code is for.
 *
 * @throws ProblemError 422 `otp_wrong` with `tries_left`, or `otp_expired` when there is no code, or it
 *   has been used, is too old or had five wrong tries.
 */
export async function checkCode(
  { db, config, now }: Deps,
  given: { purpose: CodePurpose; logins: readonly string[]; code: string },
): Promise<CodeRow> {
  const row = await findNewestCode(db, given.purpose, given.logins);
  const tries = row && (await takeTry(db, row.id, now()));
  if (!row || tries === undefined) throw new ProblemError(422, 'otp_expired');
  if (!sameHash(row.codeHash, hashCode(config.codeSecret, row.login, given.code))) {
    throw new ProblemError(422, 'otp_wrong', { tries_left: OTP_MAX_TRIES - tries });
  }
  return row;
}
