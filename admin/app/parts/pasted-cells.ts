/** Most cells that are pasted at once. */
export const PASTED_ROWS_MAX = 1_000;

/**
 * The cells of a text that a spreadsheet copied: rows by line, columns by tab, cells with line breaks, tabs or
 * quotes in quotes.
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replace(/\r\n?/g, '\n');
  if (rest.endsWith('\n')) rest = rest.slice(0, -1);
  for (;;) {
    const [cell, length] = rest.startsWith('"') ? quoted(rest) : plain(rest);
    row.push(cell);
    const end = rest[length];
    rest = rest.slice(length + 1);
    if (end === '\t') continue;
    rows.push(row);
    if (end === undefined) return rows;
    row = [];
  }
}

/** Cells as a spreadsheet reads them. */
export function copiedText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(cell).join('\t')).join('\n');
}

function plain(text: string): [cell: string, length: number] {
  const length = text.search(/[\t\n]/);
  return length === -1 ? [text, text.length] : [text.slice(0, length), length];
}

/** A cell in quotes; where the quotes do not close, they are part of the text. */
function quoted(text: string): [cell: string, length: number] {
  const match = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text);
  if (match === null) return plain(text);
  return [(match[1] ?? '').replaceAll('""', '"'), match[0].length];
}
