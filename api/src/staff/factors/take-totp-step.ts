import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { type StaffMember, updateStaff } from '../staff-store.ts';
import { stepOfCode } from './totp.ts';

/** A code as it was typed, and where from. */
export interface TypedCode {
  readonly code: string;
  readonly ip: string;
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
  if (!member || step === undefined) throw new ProblemError(422, 'factor_wrong', WRONG_CODE);
  await updateStaff(tx, member.id, { totpLastStep: step });
}

/** What a wrong code is refused with. */
export const WRONG_CODE = { fields: { code: 'code_invalid' } } as const;
