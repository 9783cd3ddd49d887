import type { OriginalFacts } from './picture-recipe.ts';

/** An original that a store has. */
export interface StoredOriginal {
  readonly id: string;
  readonly facts: OriginalFacts;
}

/**
 * Storage of original pictures, each under the id of its content (`pictureId`): the same picture is stored
 * once, and an id always means the same picture.
 */
export interface MediaStore {
  /** The original with this id; undefined when the store does not have it whole. */
  find(id: string): Promise<StoredOriginal | undefined>;
  /** The bytes of an original that `find` found. */
  get(id: string): Promise<Buffer>;
  /** Stores an original; an existing one is not overwritten. */
  put(bytes: Buffer, facts: OriginalFacts): Promise<void>;
  /** The ids of all originals. */
  ids(): Promise<string[]>;
}
