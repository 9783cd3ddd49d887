import { maskContact } from '../../accounts/mask-contact.ts';
import type { Principal } from '../../principals/principal.ts';

/** Whether a principal may see whole phone numbers. */
export function seesPhones(principal: Principal): boolean {
  if (principal.kind === 'staff') return principal.permissions.has('customers.see-phones');
  return principal.kind === 'system';
}

/** A phone number as this principal may see it: whole, or masked. */
export function visiblePhone(principal: Principal, phone: string): string {
  return seesPhones(principal) ? phone : maskPhone(phone);
}

/** Masks the phone numbers in the texts of an object, such as addresses in one line. */
export function maskPhones<T>(shown: T): T {
  return JSON.parse(JSON.stringify(shown).replace(/\+\d{8,15}/g, maskPhone));
}

function maskPhone(phone: string): string {
  return maskContact({ kind: 'phone', value: phone });
}
