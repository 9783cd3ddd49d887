import type { FilePath } from '../catalog/catalog-issue.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Where in a file: the line, from 1, and the column, a number in JSON and a name in CSV. */
export interface Place {
  readonly line: number;
  readonly column: number | string;
}

/** A catalogue file that was read but not yet checked. */
export interface CatalogSource {
  readonly data: unknown;
  /** The position of a value in the file; for a missing one, of its container. */
  locate(path: FilePath): Place;
}

/** Something wrong in a file, in words to be read after its place. */
export interface FileProblem {
  readonly place: Place | undefined;
  readonly message: string;
}

/** The refusal of a file that cannot be imported, with everything that is wrong in it as `problems`. */
export function unusableFile(
  problems: readonly FileProblem[],
  options?: ErrorOptions,
): ProblemError {
  return new ProblemError(422, 'catalog_file_invalid', { problems }, options);
}
