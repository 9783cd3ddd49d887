import { dirname } from 'node:path';
import type { ImportOptions, ImportResult } from '@dp/api/catalog/import-catalog.ts';
import { importCatalogFile } from '@dp/api/catalog-files/import-catalog-file.ts';
import type { Db } from '@dp/api/database/database.ts';
import type { MediaStore } from '@dp/api/media/media-port.ts';
import { PictureIntake } from '@dp/api/media/picture-intake.ts';
import type { Principal } from '@dp/api/principals/principal.ts';
import { FolderFiles } from '../media/folder-files.ts';
import { describeStep } from './describe-import.ts';
import { readCatalogFile } from './read-catalog-file.ts';

/** The target of an import: the shop's database and its media store. */
export interface ImportTarget {
  readonly db: Db;
  readonly media: MediaStore;
  readonly now: () => Date;
}

export interface FileImportOptions extends Omit<ImportOptions, 'pictures' | 'progress'> {
  /** Progress, a line at a time. */
  readonly report?: (line: string) => void;
}

/**
 * Imports a catalogue file with its pictures, which must be in or below its folder.
 *
 * @throws as `importCatalogFile`.
 */
export async function importFile(
  { db, media, now }: ImportTarget,
  principal: Principal,
  file: string,
  { report = () => {}, ...options }: FileImportOptions = {},
): Promise<ImportResult> {
  const pictures = new PictureIntake(media, new FolderFiles(dirname(file)));
  return importCatalogFile({ db, now }, principal, await readCatalogFile(file), {
    ...options,
    pictures,
    progress: (step) => {
      const line = describeStep(step);
      if (line !== undefined) report(line);
    },
  });
}
