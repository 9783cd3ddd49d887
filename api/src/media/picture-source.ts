import type { PictureFault } from '@dp/contract/staff/error-codes.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { StoredPicture } from './stored-picture.ts';

/** A picture as rows keep it, but for its text. */
export type PictureFacts = Omit<StoredPicture, 'alt'>;

/** The files of a picture by their names: a day pass and, for lamps, its light pass (design §7). */
export interface PictureFiles {
  readonly file: string;
  readonly lightFile?: string | undefined;
}

/** Where an import gets its pictures from. */
export interface PictureSource {
  /**
   * What a picture is, without storing anything of it.
   *
   * @throws ProblemError 422 `picture_unusable`, saying of which of the two files, its `fault`.
   */
  inspect(files: PictureFiles): Promise<PictureFacts>;
  /** Stores every picture inspected so far, so that the shop can show it. */
  keep(): Promise<void>;
}

/** The refusal of a picture; `details` are what the fault is measured by, such as a `width`. */
export function pictureUnusable(
  fault: PictureFault,
  details: Readonly<Record<string, unknown>> = {},
  options?: ErrorOptions,
): ProblemError {
  return new ProblemError(422, 'picture_unusable', { fault, ...details }, options);
}
