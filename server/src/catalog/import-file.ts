import { dirname } from 'node:path';
import type { CatalogIssue } from '@dp/api/catalog/catalog-issue.ts';
import {
  type ImportOptions,
  type ImportResult,
  importCatalog,
} from '@dp/api/catalog/import-catalog.ts';
import type { Db } from '@dp/api/database/database.ts';
import { PictureIntake } from '@dp/api/media/picture-intake.ts';
import type { Principal } from '@dp/api/principals/principal.ts';
import { ProblemError } from '@dp/api/problems/problem-error.ts';
import { FolderFiles } from '../media/folder-files.ts';
import { PictureLibrary } from '../media/picture-library.ts';
import { UnusableFile } from './catalog-source.ts';
import { describeStep, problemsIn } from './describe-import.ts';
import { readCatalogFile } from './read-catalog-file.ts';

/** Where a catalogue file goes: the shop's database and its data folder, for the pictures. */
export interface ImportTarget {
  readonly db: Db;
  readonly dataDirectory: string;
  readonly now: () => Date;
}

export interface FileImportOptions extends Omit<ImportOptions, 'pictures' | 'progress'> {
  /** Told how far it is, a line at a time. */
  readonly report?: (line: string) => void;
}

/**
 * Imports a catalogue file with the pictures it names, which stand in its folder or below.
 *
 * @throws UnusableFile with everything that is wrong in the file; then nothing was imported.
 */
export async function importFile(
  { db, dataDirectory, now }: ImportTarget,
  principal: Principal,
  file: string,
  { report = () => {}, ...options }: FileImportOptions = {},
): Promise<ImportResult> {
  const source = await readCatalogFile(file);
  const pictures = new PictureIntake(
    new PictureLibrary(dataDirectory),
    new FolderFiles(dirname(file)),
  );
  try {
    return await importCatalog({ db, now }, principal, source.data, {
      ...options,
      pictures,
      progress: (step) => {
        const line = describeStep(step);
        if (line !== undefined) report(line);
      },
    });
  } catch (cause) {
    if (!(cause instanceof ProblemError) || cause.code !== 'catalog_file_invalid') throw cause;
    const issues = cause.members.issues as readonly CatalogIssue[];
    throw new UnusableFile(problemsIn(source, issues), { cause });
  }
}
