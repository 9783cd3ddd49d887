import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { type CatalogSource, UnusableFile } from './catalog-source.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

/** Largest catalogue file: some hundred thousand products. */
const BYTES_MAX = 300 * 1_024 * 1_024;

/**
 * Reads a catalogue file, JSON or CSV by its name.
 *
 * @throws UnusableFile when there is no such file, or it is something else.
 */
export async function readCatalogFile(file: string): Promise<CatalogSource> {
  const read = { '.json': readJson, '.csv': readCsv }[extname(file).toLowerCase()];
  if (!read) throw unreadable('should be a file named .json or .csv');
  const text = await readText(file);
  if (text.trim() === '') throw unreadable('is empty');
  return read(text);
}

async function readText(file: string): Promise<string> {
  let bytes: Buffer;
  try {
    if ((await stat(file)).size > BYTES_MAX) throw unreadable('is over 300 MB');
    bytes = await readFile(file);
  } catch (cause) {
    if (cause instanceof UnusableFile) throw cause;
    throw unreadable(REASONS[(cause as { code?: string }).code ?? ''] ?? 'cannot be read', cause);
  }
  try {
    // Takes the byte order mark off that Excel writes.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unreadable(
      'is not UTF-8 text: in Excel, save it as "CSV UTF-8 (Comma delimited)"',
      cause,
    );
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
};

function unreadable(message: string, cause?: unknown): UnusableFile {
  return new UnusableFile([{ place: undefined, message }], { cause });
}
