import { ProblemError } from '../problems/problem-error.ts';
import type { OriginalFacts } from './picture-recipe.ts';

/** An original that a store has. */
export interface StoredOriginal {
  readonly id: string;
  readonly facts: OriginalFacts;
}

/**
 * Storage of original pictures, each under the id of its content (`pictureId`): the same picture is stored
 * once, and an id always means the same picture. Every method throws ProblemError 503 `media_away` when the
 * store cannot be reached.
 */
export interface MediaStore {
  /** The original with this id; undefined when the store does not have it whole. */
  find(id: string): Promise<StoredOriginal | undefined>;
  /** The bytes of an original that `find` found. */
  get(id: string): Promise<Buffer>;
  /**
   * Stores an original; an existing one is not overwritten. One that was not stored whole is not there.
   *
   * @throws ProblemError 507 `media_full`.
   */
  put(bytes: Buffer, facts: OriginalFacts): Promise<void>;
  /** The ids of all originals. */
  ids(): Promise<string[]>;
  /** Deletes an original, and says how many bytes it had; 0 when it is not there or the store does not know. */
  remove(id: string): Promise<number>;
}

/** The refusal by a store that does not answer; logged with its cause. */
export function mediaAway(cause: unknown): ProblemError {
  return new ProblemError(503, 'media_away', {}, { cause });
}

/** The refusal by a store without room. */
export function mediaFull(cause: unknown): ProblemError {
  return new ProblemError(507, 'media_full', {}, { cause });
}
