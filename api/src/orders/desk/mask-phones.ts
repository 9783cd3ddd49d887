import { maskContact } from '../../accounts/mask-contact.ts';

/** What is shown of an edit to who may not see phones: numbers in its words are masked. */
export function maskPhones<T>(shown: T): T {
  const masked = JSON.stringify(shown).replace(/\+\d{8,15}/g, (phone) =>
    maskContact({ kind: 'phone', value: phone }),
  );
  return JSON.parse(masked);
}
