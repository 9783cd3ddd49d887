import type { CatalogIssue } from '../catalog/catalog-issue.ts';
import { type ImportOptions, type ImportResult, importCatalog } from '../catalog/import-catalog.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type CatalogSource, type FileProblem, unusableFile } from './catalog-source.ts';
import { type CatalogBytes, readCatalogBytes } from './read-catalog-bytes.ts';

/**
 * Imports a catalogue file, JSON or CSV.
 *
 * @throws as `importCatalog`, but `catalog_file_invalid` says where in the file everything is that is
 *   wrong, as `problems`; then nothing was imported.
 */
export async function importCatalogFile(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  file: CatalogBytes,
  options: ImportOptions,
): Promise<ImportResult> {
  const source = readCatalogBytes(file);
  try {
    return await importCatalog(deps, principal, source.data, options);
  } catch (cause) {
    if (!(cause instanceof ProblemError) || cause.code !== 'catalog_file_invalid') throw cause;
    const issues = cause.members.issues as readonly CatalogIssue[];
    throw unusableFile(problemsIn(source, issues), { cause });
  }
}

/** What is wrong in a checked file, in the file's order. */
function problemsIn(source: CatalogSource, issues: readonly CatalogIssue[]): FileProblem[] {
  return issues
    .map(({ path, message }) => ({
      place: source.locate(path),
      message: `${fieldName(path)} ${message}`.trim(),
    }))
    .sort((a, b) => a.place.line - b.place.line || compareColumns(a.place.column, b.place.column));
}

function compareColumns(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}

/** `name.ar`, `pictures[1].file`: a field as people write it, without the section and the row. */
function fieldName([, , ...path]: CatalogIssue['path']): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
