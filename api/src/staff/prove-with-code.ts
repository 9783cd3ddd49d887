import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { limitedAttempt } from './factor-limits.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { renewProof } from './renew-proof.ts';
import { lockStaff, type StaffMember, updateStaff } from './staff-store.ts';
import { stepOfCode } from './totp.ts';

interface TypedCode {
  readonly code: string;
  readonly ip: string;
}

/**
 * Gives the second factor by a code of the code app; each code is good once.
 *
 * @returns the session's new token.
 * @throws ProblemError 422 `factor_wrong`; 429 `too_many_attempts`.
 */
export async function proveWithTotp(
  deps: Deps,
  principal: StaffPrincipal,
  { code, ip }: TypedCode,
): Promise<string> {
  return limitedAttempt(deps, { ...principal, ip }, () =>
    deps.db.transaction(async (tx) => {
      const member = await lockStaff(tx, principal.staffId);
      const at = deps.now();
      await takeTotpStep(tx, deps, member, { sealed: member?.totpSecret ?? null, code, at });
      return renewProof(tx, principal, { method: 'totp', at });
    }),
  );
}

/** The same by a recovery code, which is used up. */
export async function proveWithRecoveryCode(
  deps: Deps,
  principal: StaffPrincipal,
  { code, ip }: TypedCode,
): Promise<string> {
  const { staffId } = principal;
  return limitedAttempt(deps, { staffId, ip }, () =>
    deps.db.transaction(async (tx) => {
      const at = deps.now();
      const isRight = await useRecoveryCode(tx, deps, { staffId, code, at });
      if (!isRight) throw new ProblemError(422, 'factor_wrong', wrongCode);
      return renewProof(tx, principal, { method: 'recovery', at });
    }),
  );
}

/**
 * Checks a code of a locked member's code app and stores its step, so that it is good once.
 *
 * @throws ProblemError 422 `factor_wrong`.
 */
export async function takeTotpStep(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  member: StaffMember | undefined,
  given: { readonly sealed: string | null; readonly code: string; readonly at: Date },
): Promise<void> {
  const { sealed, code, at } = given;
  const step =
    member && sealed !== null
      ? stepOfCode(
          config.codeSecret,
          { id: member.id, lastStep: member.totpLastStep },
          { sealed, code, at },
        )
      : undefined;
  if (!member || step === undefined) throw new ProblemError(422, 'factor_wrong', wrongCode);
  await updateStaff(tx, member.id, { totpLastStep: step });
}

const wrongCode = { fields: { code: 'code_invalid' } } as const;
