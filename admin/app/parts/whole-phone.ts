/**
 * Whether a phone is whole: without `customers.see-phones` the API masks it, and it can be neither dialled nor saved.
 */
export function isWholePhone(phone: string): boolean {
  return /^\+\d+$/.test(phone);
}
