import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/**
 * The TrueType or OpenType font inside a WOFF 1.0 file. Unpacked once here; the PDF library would inflate it
 * in JavaScript for every document.
 *
 * @throws when the file is not WOFF.
 */
export function fontInsideWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font file is not a WOFF.');
  const tables = woff.readUInt16BE(12);
  const largestPower = 2 ** Math.floor(Math.log2(tables));
  const head = Buffer.alloc(SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * tables);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables, 4);
  head.writeUInt16BE(largestPower * SFNT_ENTRY_BYTES, 6);
  head.writeUInt16BE(Math.log2(largestPower), 8);
  head.writeUInt16BE((tables - largestPower) * SFNT_ENTRY_BYTES, 10);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (let index = 0; index < tables; index += 1) {
    const entry = WOFF_HEADER_BYTES + WOFF_ENTRY_BYTES * index;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const at = SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * index;
    woff.copy(head, at, entry, entry + 4);
    woff.copy(head, at + 4, entry + 16, entry + 20);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(length, at + 12);
    // Tables start at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts, end);
}
