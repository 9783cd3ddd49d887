import { type CatalogSource, unusableFile } from './catalog-source.ts';
import { NOT_UTF8, readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

/** A catalogue file as it comes from a disk or an upload. */
export interface CatalogBytes {
  /** Its name ends in .json or .csv, in any case. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a catalogue file, JSON or CSV by its name.
 *
 * @throws ProblemError 422 `catalog_file_invalid` when it is something else.
 */
export function readCatalogBytes({ name, bytes }: CatalogBytes): CatalogSource {
  const [, kind] = /\.(json|csv)$/.exec(name.toLowerCase()) ?? [];
  if (kind === undefined) throw unreadable('should be a file named .json or .csv');
  const text = decode(bytes);
  if (text.trim() === '') throw unreadable('is empty');
  return kind === 'json' ? readJson(text) : readCsv(text);
}

function decode(bytes: Uint8Array): string {
  try {
    // Takes the byte order mark off that Excel writes.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unreadable(NOT_UTF8, cause);
  }
}

function unreadable(message: string, cause?: unknown) {
  return unusableFile([{ place: undefined, message }], { cause });
}
