import { open } from 'node:fs/promises';

/** Bytes read to detect a file's type; enough for an SVG's root element and a picture's facts. */
const HEAD_BYTES = 4_096;

const SIGNATURES: Readonly<Record<string, (head: Buffer) => boolean>> = {
  svg: (head) => /^\uFEFF?\s*<(?:.*<)?svg[\s/>]/s.test(head.toString('utf8')),
  png: (head) => head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  jpg: (head) => head.subarray(0, 3).toString('latin1') === '\xff\xd8\xff',
  webp: (head) => /^RIFF.{4}WEBP/s.test(head.subarray(0, 12).toString('latin1')),
  avif: (head) => head.subarray(4, 8).toString('latin1') === 'ftyp',
  json: (head) => isObject(head.toString('utf8')),
};

/** Whether a file's content matches the type its name says. */
export async function hasContentOf(kind: string, file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    return SIGNATURES[kind]?.(buffer.subarray(0, bytesRead)) ?? false;
  } finally {
    await handle.close();
  }
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
