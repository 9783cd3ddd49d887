import { getDocumentProxy } from 'unpdf';

/** What a reader of PDF finds to select on each page: pieces of text in reading order, and the page's size. */
export interface ReadPage {
  readonly pieces: readonly string[];
  /** The pieces of each baseline joined, from the top of the page to its end. */
  readonly lines: readonly string[];
  /** In points, rounded. */
  readonly size: readonly [width: number, height: number];
}

/**
 * The text of a PDF as a reader gets it, which turns pieces that run from right to left around. Compared
 * by compatibility, as searching does: a lam-alef counts as its two letters, a mark of direction as nothing.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const page of pagesOf(bytes)) {
    const { items } = await page.getTextContent();
    const { width, height } = page.getViewport({ scale: 1 });
    const pieces: string[] = [];
    const lines = new Map<number, string>();
    for (const item of items) {
      if (!('str' in item)) continue;
      const text = item.str.normalize('NFKC').replace(/\u200e/g, '');
      if (text.trim() === '') continue;
      pieces.push(text.trim());
      const baseline = item.transform[5];
      lines.set(baseline, (lines.get(baseline) ?? '') + text);
    }
    pages.push({
      pieces,
      lines: [...lines].sort(([one], [other]) => other - one).map(([, line]) => line.trim()),
      size: [Math.round(width), Math.round(height)],
    });
  }
  return pages;
}

/** pdf.js's numbers for the instructions of a page's content. */
const SET_FONT = 37;
const SET_TEXT_MATRIX = 42;
const SHOW_TEXT = 44;

interface ShownGlyph {
  readonly fontChar: string;
  readonly width: number;
}

/**
 * What a page shows, whatever the file says it means: the outlines of the glyphs on each baseline, from left
 * to right, lines from the top down.
 */
export async function drawnLines(bytes: Uint8Array): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const page of pagesOf(bytes)) {
    const { fnArray, argsArray } = await page.getOperatorList();
    const drawn = new Map<number, { x: number; outline: string }[]>();
    let font = { name: '', size: 0 };
    let pen = { x: 0, y: 0 };
    for (const [index, instruction] of fnArray.entries()) {
      const given = argsArray[index];
      if (instruction === SET_FONT) font = { name: given[0], size: given[1] };
      if (instruction === SET_TEXT_MATRIX) pen = { x: given[0][4], y: given[0][5] };
      if (instruction !== SHOW_TEXT) continue;
      for (const shown of given[0] as (ShownGlyph | number)[]) {
        if (typeof shown === 'number') {
          pen.x -= (shown * font.size) / 1_000;
        } else {
          const { path } = page.commonObjs.get(`${font.name}_path_${shown.fontChar}`);
          const line = drawn.get(pen.y) ?? [];
          drawn.set(pen.y, [...line, { x: pen.x, outline: String(path) }]);
          pen.x += (shown.width * font.size) / 1_000;
        }
      }
    }
    for (const [, line] of [...drawn].sort(([one], [other]) => other - one)) {
      lines.push(line.sort((one, other) => one.x - other.x).map(({ outline }) => outline));
    }
  }
  return lines;
}

async function* pagesOf(bytes: Uint8Array) {
  // Without font faces glyphs come with their outlines.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { disableFontFace: true });
  for (let number = 1; number <= pdf.numPages; number += 1) yield await pdf.getPage(number);
}
