/**
 * Converts Arabic-Indic (٠–٩) and Persian (۰–۹) digits to ASCII digits, which are accepted wherever digits
 * are (design §5).
 */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0x0f),
  );
}
