import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import type { StaffMember } from './staff-store.ts';

type WithFactors = Pick<StaffMember, 'totpConfirmedAt' | 'passkeys' | 'recoveryCodes'>;

/** Whether somebody has a second factor. */
export function hasFactor({ totpConfirmedAt, passkeys }: WithFactors): boolean {
  return totpConfirmedAt !== null || passkeys > 0;
}

/** By what somebody can prove that it is them; the password alone where there is no second factor. */
export function factorMethods(member: WithFactors): FactorMethod[] {
  if (!hasFactor(member)) return ['password'];
  const methods: FactorMethod[] = [];
  if (member.totpConfirmedAt !== null) methods.push('totp');
  if (member.passkeys > 0) methods.push('passkey');
  if (member.recoveryCodes > 0) methods.push('recovery');
  return methods;
}

/** Whether the role requires a second factor; never of the demo shop's accounts. */
export function needsFactor({ demo, role }: Pick<StaffMember, 'demo' | 'role'>): boolean {
  return role.factorRequired && !demo;
}
