/**
 * What the shop makes of typed phone numbers, for tests. Three rules are held against these cases: the
 * API's, which has the last word, the storefront's form check and its phone field. They must not drift.
 */

/** Typed, country chosen beside the field, and the number in E.164. */
export const TAKEN_NUMBERS = [
  ['01012345678', 'EG', '+201012345678'],
  ['1012345678', 'EG', '+201012345678'],
  ['+201012345678', 'EG', '+201012345678'],
  ['00201012345678', 'EG', '+201012345678'],
  ['201012345678', 'EG', '+201012345678'],
  ['20 10 1234 5678', 'EG', '+201012345678'],
  ['٠١٠١٢٣٤٥٦٧٨', 'EG', '+201012345678'],
  ['۰۱۰۱۲۳۴۵۶۷۸', 'EG', '+201012345678'],
  ['+٢٠١٠١٢٣٤٥٦٧٨', 'EG', '+201012345678'],
  ['(010) 1234-5678', 'EG', '+201012345678'],
  ['010/1234.5678', 'EG', '+201012345678'],
  ['010\u00a01234\u00a05678', 'EG', '+201012345678'],
  ['\u200e+20 10 1234 5678\u202c', 'EG', '+201012345678'],
  ['+20 010 12345678', 'EG', '+201012345678'],
  ['01112345678', 'EG', '+201112345678'],
  ['01212345678', 'EG', '+201212345678'],
  ['01512345678', 'EG', '+201512345678'],
  ['+966501234567', 'EG', '+966501234567'],
  ['00966501234567', 'EG', '+966501234567'],
  ['+9660501234567', 'EG', '+966501234567'],
  ['966501234567', 'EG', '+966501234567'],
  ['0501234567', 'SA', '+966501234567'],
  ['501234567', 'SA', '+966501234567'],
  ['966501234567', 'SA', '+966501234567'],
  ['966 50 123 4567', 'SA', '+966501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'SA', '+966501234567'],
  ['+20 10 1234 5678', 'SA', '+201012345678'],
] as const;

/** Why it is refused, and what is typed with Egypt chosen. */
export const REFUSED_NUMBERS = [
  ['too short', '0101234567'],
  ['too long', '010123456789'],
  ['of no operator', '01312345678'],
  ['of no operator either', '01412345678'],
  ['of no Saudi operator', '+966521234567'],
  ['a land line', '0223456789'],
  ['a Saudi number without its code', '0501234567'],
  ['of another country', '+12025550123'],
  ['with an extension', '01012345678 ext 5'],
  ['inside a sentence', 'call 01012345678 now'],
  ['no number', 'abc'],
  ['empty', ''],
] as const;
