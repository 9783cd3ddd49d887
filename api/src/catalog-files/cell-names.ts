/** The letters of a column from its index: `A`, `Z`, `AA`. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (index % 26));
}

/** A cell as spreadsheets name it, `F4711`: its column's index from 0 and its line from 1. */
export function cellName(index: number, line: number): string {
  return `${columnLetters(index)}${line}`;
}

/** The index of the column in a cell's name; undefined where it has none. */
export function columnIndex(name: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(name) ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
