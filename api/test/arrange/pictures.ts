import { createHash } from 'node:crypto';
import {
  type PictureFiles,
  type PictureSource,
  pictureUnusable,
} from '../../src/media/picture-source.ts';

/** Pictures without files: every name is a good one but those with "missing" in them. */
export class FakePictures implements PictureSource {
  readonly inspected: string[] = [];
  kept = false;

  async inspect({ file, lightFile }: PictureFiles) {
    this.inspected.push(file);
    for (const [which, name] of [
      ['file', file],
      ['lightFile', lightFile],
    ] as const) {
      if (name?.includes('missing')) throw pictureUnusable('missing', { file: which });
    }
    return {
      src: addressOf(file),
      light_src: lightFile === undefined ? null : addressOf(lightFile),
      widths: [160, 320, 480, 640, 1000],
      width: 1000,
      height: 1000,
      color: '#cccccc',
    };
  }

  async keep(): Promise<void> {
    this.kept = true;
  }

  /** As an export names a picture: by what it is. */
  static readonly nameFile = (src: string): string => `media:${src.split('/').at(-1)}`;
}

/** The address of a picture that is only a name. */
export function addressOf(file: string): string {
  const id = file.startsWith('media:')
    ? file.slice('media:'.length)
    : createHash('sha256').update(file).digest('hex').slice(0, 24);
  return `/media/${id.slice(0, 2)}/${id}`;
}
