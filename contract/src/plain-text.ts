/** Removes invisible direction marks, which pasted text often contains. */
export function stripBidiMarks(text: string): string {
  return text.replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '');
}

/** Line breaks of every kind and tabs become blanks: a name or a street is one line wherever it is written. */
export function oneLine(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
}

/** Line breaks of every kind become line feeds, tabs blanks. */
export function severalLines(text: string): string {
  return text.replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' ');
}
