/**
 * Turns Arabic-Indic (٠–٩) and Persian (۰–۹) digits into ASCII digits; leaves all else alone.
 * Design §5: such digits are accepted wherever digits are.
 */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0x0f),
  );
}
