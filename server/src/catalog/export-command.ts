import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportCatalog } from '@dp/api/catalog/export-catalog.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { PictureLibrary, writeWhole } from '../media/picture-library.ts';

/** `catalog export [FILE]`. */
export const exportCommand: Command = {
  name: 'catalog export',
  summary: 'Write the whole catalogue as JSON, for `catalog import`',
  usage: '[FILE]',
  help: [
    'FILE  where to write it; its pictures go into a folder named after it, beside it.',
    '      Without FILE it goes to standard output and names its pictures as media:ID,',
    '      which only this shop understands.',
  ],
  run: async (args, { config, database, folder, print, report }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [name, ...more] = positionals;
    if (more.length > 0) throw new CommandError('Name one file to write.');
    if (name === undefined) {
      const catalog = await exportCatalog(
        database.db,
        (src) => `media:${PictureLibrary.idIn(src)}`,
      );
      print(JSON.stringify(catalog, null, 2));
      return;
    }
    if (extname(name).toLowerCase() !== '.json') {
      throw new CommandError('The file to write should be named .json.');
    }
    const file = resolve(folder, name);
    if (!existsSync(dirname(file))) {
      throw new CommandError(`The folder ${dirname(name)} does not exist.`);
    }
    const library = new PictureLibrary(config.dataDirectory);
    const pictures = await originalNames(library);
    const picturesFolder = `${basename(file, extname(file))}-pictures`;
    const used = new Map<string, string>();
    const catalog = await exportCatalog(database.db, (src) => {
      const id = PictureLibrary.idIn(src);
      const original = pictures.get(id);
      // A picture without an original cannot be copied; its id is at least good for this shop.
      if (original === undefined) return `media:${id}`;
      const target = `${picturesFolder}/${id}${extname(original)}`;
      used.set(target, original);
      return target;
    });
    for (const [target, original] of used) {
      const copy = join(dirname(file), target);
      await mkdir(dirname(copy), { recursive: true });
      await copyFile(original, copy);
    }
    await writeWhole(file, `${JSON.stringify(catalog, null, 2)}\n`);
    report(
      `Wrote ${catalog.products.length} products to ${name} and ${used.size} pictures beside it.`,
    );
  },
};

async function originalNames(library: PictureLibrary): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const id of await library.ids()) {
    const original = await library.find(id);
    if (original) names.set(id, original.file);
  }
  return names;
}
