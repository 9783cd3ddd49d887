import { digitsOf, nameTerm, nameWords, phoneTerm } from '../find/terms.ts';

/** The terms of an order: the words of its names, and its phones. */
export function orderTerms(address: {
  readonly fullName: string;
  readonly mobile: string;
  readonly secondMobile: string | null;
}): string[] {
  const phones = [address.mobile, address.secondMobile].flatMap((phone) => phone ?? []);
  return [
    ...nameWords(address.fullName).map(nameTerm),
    ...new Set(phones.map((phone) => phoneTerm(digitsOf(phone)))),
  ];
}
