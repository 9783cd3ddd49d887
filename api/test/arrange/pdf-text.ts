import { getDocumentProxy } from 'unpdf';

/** What a reader of PDF finds to select on each page: pieces of text in reading order, and the page's size. */
export interface ReadPage {
  readonly pieces: readonly string[];
  /** In points, rounded. */
  readonly size: readonly [width: number, height: number];
}

/**
 * The text of a PDF as a reader gets it, which turns pieces that run from right to left around. Compared
 * by compatibility, as searching does: a lam-alef counts as its two letters.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({
      pieces: items
        .map((item) => ('str' in item ? item.str.normalize('NFKC').trim() : ''))
        .filter((piece) => piece !== ''),
      size: [Math.round(width), Math.round(height)],
    });
  }
  return pages;
}
