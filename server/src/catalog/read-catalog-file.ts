import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { unusableFile } from '@dp/api/catalog-files/catalog-source.ts';
import type { CatalogBytes } from '@dp/api/catalog-files/read-catalog-bytes.ts';

/** Largest catalogue file: some hundred thousand products. */
const BYTES_MAX = 300 * 1_024 * 1_024;

/**
 * Reads a catalogue file from disk.
 *
 * @throws ProblemError 422 `catalog_file_invalid` when it is missing or unreadable.
 */
export async function readCatalogFile(file: string): Promise<CatalogBytes> {
  try {
    if ((await stat(file)).size <= BYTES_MAX) {
      return { name: basename(file), bytes: await readFile(file) };
    }
  } catch (cause) {
    throw unreadable(REASONS[(cause as { code?: string }).code ?? ''] ?? 'cannot be read', cause);
  }
  throw unreadable('is over 300 MB');
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
};

function unreadable(message: string, cause?: unknown) {
  return unusableFile([{ place: undefined, message }], { cause });
}
