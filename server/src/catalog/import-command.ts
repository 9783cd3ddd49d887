import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileProblem } from '@dp/api/catalog-files/catalog-source.ts';
import { GuardedMedia } from '@dp/api/media/guarded-media.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { ProblemError } from '@dp/api/problems/problem-error.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { MadeSizes } from '../media/made-sizes.ts';
import { openMediaStore } from '../media/open-media.ts';
import { PictureMaker } from '../media/picture-maker.ts';
import { describeProblems, describeResult } from './describe-import.ts';
import { importFile } from './import-file.ts';

/** `catalog import FILE`. */
export const importCommand: Command = {
  name: 'catalog import',
  summary: 'Add products, brands, categories and slides from a JSON or CSV file, or change them',
  usage: 'FILE [--dry-run] [--stock] [--replace] [--make-pictures]',
  help: [
    'FILE             a .json catalogue, or a .csv table of products; docs/catalog-import.md describes both',
    '--dry-run        check everything and say what would happen, but change nothing',
    "--stock          set the stock of products the shop has already to the file's; without it only new ones get theirs",
    '--replace        take products off sale, and remove slides, that the file does not have',
    '--make-pictures  make all sizes of the pictures now; else each is made when it is first asked for',
  ],
  run: async (args, { config, database, now, folder, print, report }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        stock: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'make-pictures': { type: 'boolean', default: false },
      },
    });
    const [name, ...more] = positionals;
    if (name === undefined) throw new CommandError('Name the file to import.');
    if (more.length > 0) throw new CommandError('Import one file at a time.');
    const media = new GuardedMedia(await openMediaStore(config), database.db);
    const dryRun = values['dry-run'];
    try {
      const result = await importFile(
        { db: database.db, media, now },
        commandLine,
        resolve(folder, name),
        {
          dryRun,
          updateStock: values.stock,
          replace: values.replace,
          report,
        },
      );
      for (const line of describeResult(result, dryRun)) print(line);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'catalog_file_invalid') throw error;
      const problems = error.members.problems as readonly FileProblem[];
      throw new CommandError(describeProblems(basename(name), problems), { cause: error });
    }
    if (values['make-pictures'] && !dryRun) {
      await new PictureMaker(media, new MadeSizes(config.dataDirectory)).fillNow((done, total) => {
        if (done % 10 === 0 || done === total) report(`Pictures made: ${done} of ${total}`);
      });
    }
  },
};
