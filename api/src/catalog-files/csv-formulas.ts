/** What spreadsheets take for the beginning of a formula, after any blanks. */
const FORMULA = /^'*\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^'*[\t\r]/;

/** A cell that no spreadsheet runs: a text that could be a formula gets a leading apostrophe. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell, without the apostrophe that `withoutFormula` put before it. */
export function textOf(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
