import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import type { StaffMember } from '../staff-store.ts';

type WithFactors = Pick<StaffMember, 'totpSecret' | 'passkeys' | 'recoveryCodes'>;

/** Whether somebody has a second factor. */
export function hasFactor({ totpSecret, passkeys }: WithFactors): boolean {
  return totpSecret !== null || passkeys > 0;
}

/** By what somebody can prove that it is them; the password alone where there is no second factor. */
export function factorMethods(member: WithFactors): FactorMethod[] {
  if (!hasFactor(member)) return ['password'];
  const methods: FactorMethod[] = [];
  if (member.totpSecret !== null) methods.push('totp');
  if (member.passkeys > 0) methods.push('passkey');
  if (member.recoveryCodes > 0) methods.push('recovery');
  return methods;
}

/** Whether the role requires a second factor; never of the demo shop's accounts. */
export function needsFactor({ demo, role }: Pick<StaffMember, 'demo' | 'role'>): boolean {
  return role.factorRequired && !demo;
}
