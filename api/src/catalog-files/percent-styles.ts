import { attributeOf, readXml } from './read-xml.ts';

/** The formats of percents that every spreadsheet knows by their numbers: `0%` and `0.00%`. */
const BUILT_IN: readonly string[] = ['9', '10'];

/** Which styles of cells show a share as percent, of a workbook's `styles.xml`. */
export async function readPercentStyles(
  part: AsyncIterable<Uint8Array>,
): Promise<ReadonlySet<number>> {
  const formats = new Set(BUILT_IN);
  const styles = new Set<number>();
  let style = 0;
  let ofCells = false;
  for await (const tags of readXml(part)) {
    for (const tag of tags) {
      if (tag.kind === 'text') continue;
      if (tag.name === 'cellXfs') ofCells = tag.kind === 'open';
      if (tag.kind === 'close') continue;
      if (tag.name === 'numFmt' && isPercent(attributeOf(tag, 'formatCode') ?? '')) {
        formats.add(attributeOf(tag, 'numFmtId') ?? '');
      }
      if (tag.name !== 'xf' || !ofCells) continue;
      if (formats.has(attributeOf(tag, 'numFmtId') ?? '')) styles.add(style);
      style += 1;
    }
  }
  return styles;
}

/** Whether a format has a percent sign that counts: not as a text, `0" %"`, and not escaped. */
function isPercent(format: string): boolean {
  return format.replace(/"[^"]*"|\\./g, '').includes('%');
}
