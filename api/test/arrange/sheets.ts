import { openSheet } from '../../src/catalog-files/open-sheet.ts';

/** The lines of a spreadsheet file, as texts. */
export async function linesOfSheet(bytes: Buffer): Promise<(readonly string[])[]> {
  const lines: (readonly string[])[] = [];
  for await (const { cells } of (await openSheet(bytes)).lines) lines.push(cells);
  return lines;
}
