import type { Bilingual } from '@dp/contract/locale.ts';
import type { PictureFiles, PictureSource } from '../media/picture-source.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CatalogIssue, FilePath } from './catalog-issue.ts';
import { pictureFaultInWords } from './picture-words.ts';
import type { IndexedRows } from './read-catalog-rows.ts';

/** Pictures inspected at the same time. */
const AT_ONCE = 4;

/** A place in the file that names a picture, and which fields of it name the files. */
interface Mention {
  readonly at: FilePath;
  readonly files: PictureFiles;
  readonly fields: Readonly<Record<keyof PictureFiles, string>>;
  readonly alt: Bilingual;
}

/** The pictures of a file's rows, by the place that names them (`products 3 pictures 0`, `brands 2`). */
export class RowPictures {
  readonly #pictures: ReadonlyMap<string, StoredPicture>;

  constructor(pictures: ReadonlyMap<string, StoredPicture>) {
    this.#pictures = pictures;
  }

  /** The picture named at a place; null where none is. */
  at(...place: FilePath): StoredPicture | null {
    return this.#pictures.get(place.join(' ')) ?? null;
  }
}

/** Inspects every picture of valid rows; `progress` gets the number done. */
export async function checkPictures(
  rows: IndexedRows,
  source: PictureSource,
  progress: (done: number, total: number) => void,
): Promise<{ pictures: RowPictures; issues: CatalogIssue[] }> {
  const { mentions, issues } = mentionsIn(rows);
  const pictures = new Map<string, StoredPicture>();
  let done = 0;
  const queue = mentions.values();
  const work = async () => {
    for (const { at, files, fields, alt } of queue) {
      try {
        pictures.set(at.join(' '), { ...(await source.inspect(files)), alt });
      } catch (error) {
        if (!isPictureRefusal(error)) throw error;
        const which = error.members.file === 'lightFile' ? 'lightFile' : 'file';
        const message = `"${files[which] ?? files.file}" ${pictureFaultInWords(error.members)}`;
        issues.push({ path: [...at, fields[which]], message });
      }
      done += 1;
      progress(done, mentions.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { pictures: new RowPictures(pictures), issues };
}

function isPictureRefusal(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.code === 'picture_unusable';
}

function mentionsIn(rows: IndexedRows): { mentions: Mention[]; issues: CatalogIssue[] } {
  const mentions: Mention[] = [];
  const issues: CatalogIssue[] = [];
  const mention = (
    at: FilePath,
    file: string | null | undefined,
    lightFile: string | null | undefined,
    fields: Mention['fields'],
    alt: Bilingual,
  ) => {
    if (typeof file !== 'string') {
      if (typeof lightFile === 'string') {
        issues.push({ path: [...at, fields.lightFile], message: 'is given without a picture' });
      }
      return;
    }
    mentions.push({ at, files: { file, lightFile: lightFile ?? undefined }, fields, alt });
  };
  for (const [index, row] of rows.brands ?? []) {
    mention(['brands', index], row.logo, null, LOGO, row.name);
  }
  for (const [index, row] of rows.categories ?? []) {
    mention(['categories', index], row.picture, row.light_picture, PICTURE, row.name);
  }
  for (const [index, row] of rows.products ?? []) {
    for (const [number, picture] of row.pictures.entries()) {
      const at = ['products', index, 'pictures', number];
      mention(at, picture.file, picture.light_file, FILE, picture.alt ?? row.name);
    }
  }
  for (const [index, row] of rows.carousel ?? []) {
    mention(['carousel', index], row.picture, row.light_picture, PICTURE, row.title);
  }
  return { mentions, issues };
}

const LOGO = { file: 'logo', lightFile: 'logo' } as const;
const PICTURE = { file: 'picture', lightFile: 'light_picture' } as const;
const FILE = { file: 'file', lightFile: 'light_file' } as const;
