import type { PictureFault } from '@dp/contract/staff/error-codes.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { StoredPicture } from './stored-picture.ts';

/** A picture as stored in rows, without its alt text. */
export type PictureFacts = Omit<StoredPicture, 'alt'>;

/** The files of a picture by their names: a day pass and, for lamps, its light pass (design §7). */
export interface PictureFiles {
  readonly file: string;
  readonly lightFile?: string | undefined;
}

/** Where an import gets its pictures from. */
export interface PictureSource {
  /**
   * Inspects a picture without storing it.
   *
   * @throws ProblemError 422 `picture_unusable`, naming which of the two files, and its `fault`.
   */
  inspect(files: PictureFiles): Promise<PictureFacts>;
  /** Stores every picture inspected so far. */
  keep(): Promise<void>;
}

/** The error for a bad picture; `details` are measurements of the fault, such as a `width`. */
export function pictureUnusable(
  fault: PictureFault,
  details: Readonly<Record<string, unknown>> = {},
  options?: ErrorOptions,
): ProblemError {
  return new ProblemError(422, 'picture_unusable', { fault, ...details }, options);
}
