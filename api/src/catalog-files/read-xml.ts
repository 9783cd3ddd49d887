import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { unreadableSheet } from './sheet-lines.ts';

/** A part of an XML file; names without their prefix. */
export type XmlPart =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };
type Attributes = SaxesTagPlain['attributes'];

/** Bytes between two tags: far more than a cell can have. */
const TEXT_MAX = 1_024 * 1_024;

/**
 * Reads XML piece by piece. Document types, which can name other files or multiply text, are refused.
 *
 * @throws ProblemError 422 `catalog_file_invalid`, and what the pieces or the parser throw.
 */
export async function* readXml(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<XmlPart[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new SaxesParser();
  let parts: XmlPart[] = [];
  let sinceTag = 0;
  parser.on('doctype', () => {
    throw unreadableSheet('is not an XLSX workbook, or is damaged');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    parts.push({ kind: 'open', name: local(name), attributes });
  });
  parser.on('closetag', ({ name }) => parts.push({ kind: 'close', name: local(name) }));
  const addText = (text: string) => parts.push({ kind: 'text', text });
  parser.on('text', addText);
  parser.on('cdata', addText);
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    sinceTag = parts.length > 0 ? 0 : sinceTag + piece.length;
    if (sinceTag > TEXT_MAX) throw unreadableSheet('is not an XLSX workbook, or is damaged');
    yield parts;
    parts = [];
  }
  parser.write(decoder.decode()).close();
  yield parts;
}

/** An attribute of a tag by its name. */
export function attributeOf(
  { attributes }: { readonly attributes: Attributes },
  name: string,
): string | undefined {
  return attributes[name];
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
