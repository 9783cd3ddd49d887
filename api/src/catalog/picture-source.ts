import type { StoredPicture } from '../media/stored-picture.ts';

/** A picture as rows keep it, but for its text. */
export type PictureFacts = Omit<StoredPicture, 'alt'>;

/** The picture files that a catalogue file names: a day pass and, for lamps, its light pass (design §7). */
export interface PictureFiles {
  readonly file: string;
  readonly lightFile?: string | undefined;
}

/** Where an import gets its pictures from. */
export interface PictureSource {
  /**
   * What a picture is, without keeping anything of it.
   *
   * @throws PictureProblem when it cannot be used.
   */
  inspect(files: PictureFiles): Promise<PictureFacts>;
  /** Keeps every picture inspected so far, so that the shop can show it. */
  keep(): Promise<void>;
}

/** Why a picture cannot be used, in words for the owner, to be read after the file's name. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
  /** Which of the two files it is about. */
  readonly file: keyof PictureFiles;

  constructor(file: keyof PictureFiles, message: string) {
    super(message);
    this.file = file;
  }
}
