/**
 * Turns Arabic-Indic (٠–٩) and Persian (۰–۹) digits into ASCII digits; leaves all else alone.
 * Design §5: such digits are accepted wherever digits are.
 */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0x0f),
  );
}

/** Removes the invisible direction marks that come along when text is pasted from contacts or chats. */
export function stripBidiMarks(text: string): string {
  return text.replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '');
}
