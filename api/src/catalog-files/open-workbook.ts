import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ProblemError } from '../problems/problem-error.ts';
import { readPercentStyles } from './percent-styles.ts';
import { attributeOf, readXml } from './read-xml.ts';
import { unreadableSheet } from './sheet-lines.ts';

/** Files in a workbook; a usual one has a dozen. */
const ENTRIES_MAX = 2_000;
/** Bytes that its parts may have, unpacked: a small part, the texts, the sheet. */
const PART_MAX = 4 * 1_024 * 1_024;
const TEXTS_MAX = 128 * 1_024 * 1_024;
const SHEET_MAX = 1_024 * 1_024 * 1_024;
const STYLES_PATH = 'xl/styles.xml';

/** The first visible sheet of a workbook, and what its cells refer to. */
export interface Workbook {
  /** The sheet's XML, in pieces, and its length in bytes. */
  readonly sheet: AsyncIterable<Uint8Array>;
  readonly sheetBytes: number;
  readonly texts: readonly string[];
  /** Whether days are counted from 1904 instead of 1900. */
  readonly from1904: boolean;
  /** The styles, by their number, in which 0.15 is shown as 15%. */
  readonly percents: ReadonlySet<number>;
}

/**
 * Opens an XLSX file. Each part is unpacked as it is read, and refused when it is longer than it says or than it may
 * be, so that a small file cannot fill the memory.
 *
 * @throws ProblemError 422 `catalog_file_invalid`
 */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  // The old format, and the wrapping of files with a password.
  if (bytes.readUInt32BE(0) === 0xd0cf11e0) {
    throw unreadableSheet('is an old Excel file or has a password: save it as XLSX without one');
  }
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      if (entries.size > ENTRIES_MAX) throw unreadableSheet('is not an XLSX workbook');
    }
    const part = async (path: string, most: number) => openPart(zip, entries.get(path), most);
    const { sheetId, from1904 } = await readBook(await part('xl/workbook.xml', PART_MAX));
    const target = await readTarget(await part('xl/_rels/workbook.xml.rels', PART_MAX), sheetId);
    const sheetPath = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const texts = entries.has('xl/sharedStrings.xml')
      ? await readTexts(await part('xl/sharedStrings.xml', TEXTS_MAX))
      : [];
    const percents = entries.has(STYLES_PATH)
      ? await readPercentStyles(await part(STYLES_PATH, PART_MAX))
      : new Set<number>();
    const sheet = await part(sheetPath, SHEET_MAX);
    const sheetBytes = entries.get(sheetPath)?.uncompressedSize ?? 1;
    return { sheet, sheetBytes, texts, from1904, percents };
  } catch (cause) {
    throw damaged(cause);
  }
}

/** What zip and XML readers throw, as a refusal of the file. */
export function damaged(cause: unknown): unknown {
  if (cause instanceof ProblemError) return cause;
  return unreadableSheet('is not an XLSX workbook, or is damaged', cause);
}

async function openPart(zip: ZipFile, entry: Entry | undefined, most: number) {
  if (!entry) throw unreadableSheet('is not an XLSX workbook');
  if (entry.uncompressedSize > most) throw unreadableSheet('is too large when unpacked');
  return zip.openReadStreamPromise(entry);
}

async function readBook(part: AsyncIterable<Uint8Array>) {
  let sheetId: string | undefined;
  let from1904 = false;
  for await (const tags of readXml(part)) {
    for (const tag of tags) {
      if (tag.kind !== 'open') continue;
      if (tag.name === 'sheet' && !/hidden/i.test(attributeOf(tag, 'state') ?? '')) {
        sheetId ??= attributeOf(tag, 'r:id') ?? attributeOf(tag, 'id');
      }
      if (tag.name === 'workbookPr') {
        from1904 = /^(1|true)$/.test(attributeOf(tag, 'date1904') ?? '');
      }
    }
  }
  if (sheetId === undefined) throw unreadableSheet('has no sheet');
  return { sheetId, from1904 };
}

async function readTarget(part: AsyncIterable<Uint8Array>, id: string): Promise<string> {
  for await (const tags of readXml(part)) {
    for (const tag of tags) {
      if (tag.kind !== 'open' || attributeOf(tag, 'Id') !== id) continue;
      const target = attributeOf(tag, 'Target');
      if (target !== undefined) return target;
    }
  }
  throw unreadableSheet('has no sheet');
}

/** The texts that cells refer to by number; of Japanese ones without their readings. */
async function readTexts(part: AsyncIterable<Uint8Array>): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let inText = false;
  let inReading = false;
  for await (const tags of readXml(part)) {
    for (const tag of tags) {
      if (tag.kind === 'text') {
        if (inText && !inReading) text += tag.text;
      } else if (tag.name === 't') inText = tag.kind === 'open';
      else if (tag.name === 'rPh') inReading = tag.kind === 'open';
      else if (tag.name === 'si') {
        if (tag.kind === 'close') texts.push(text);
        text = '';
      }
    }
  }
  return texts;
}
