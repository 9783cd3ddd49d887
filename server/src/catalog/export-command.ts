import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportCatalog } from '@dp/api/catalog/export-catalog.ts';
import { writeCsv } from '@dp/api/catalog-files/write-csv.ts';
import type { Db } from '@dp/api/database/database.ts';
import type { MediaStore } from '@dp/api/media/media-port.ts';
import { mediaName } from '@dp/api/media/picture-id.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { idInAddress } from '@dp/contract/picture-address.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { openMediaStore } from '../media/open-media.ts';
import { writeWhole } from '../media/write-whole.ts';

/** `catalog export [FILE]`. */
export const exportCommand: Command = {
  name: 'catalog export',
  summary: 'Write the whole catalogue, or a table of its products, for `catalog import`',
  usage: '[FILE]',
  help: [
    'FILE.json  the whole catalogue; its pictures go into a folder named after it, beside it',
    'FILE.csv   a table of the products, to be changed in a spreadsheet; it names pictures as',
    '           media:ID, which only this shop understands',
    'Without FILE the whole catalogue goes to standard output, pictures as media:ID.',
  ],
  run: async (args, { config, database: { db }, folder, print, report }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [name, ...more] = positionals;
    if (more.length > 0) throw new CommandError('Name one file to write.');
    if (name === undefined) {
      print(toJson(await exportCatalog(db, commandLine, mediaName)));
      return;
    }
    const extension = extname(name).toLowerCase();
    if (extension !== '.json' && extension !== '.csv') {
      throw new CommandError('The file to write should be named .json or .csv.');
    }
    const file = resolve(folder, name);
    if (!existsSync(dirname(file))) {
      throw new CommandError(`The folder ${dirname(name)} does not exist.`);
    }
    if (extension === '.csv') {
      const { products } = await exportCatalog(db, commandLine, mediaName);
      await writeWhole(file, writeCsv(products));
      report(`Wrote ${products.length} products to ${name}.`);
    } else {
      const written = await writeWithPictures(db, await openMediaStore(config), file);
      report(
        `Wrote ${written.products} products to ${name} and ${written.pictures} pictures beside it.`,
      );
    }
  },
};

async function writeWithPictures(
  db: Db,
  media: MediaStore,
  file: string,
): Promise<{ products: number; pictures: number }> {
  const originals = await originalNames(media);
  const picturesFolder = `${basename(file, extname(file))}-pictures`;
  const used = new Map<string, string>();
  const catalog = await exportCatalog(db, commandLine, (src) => {
    const id = idInAddress(src);
    const original = originals.get(id);
    // A picture without an original cannot be copied; its id is at least good for this shop.
    if (original === undefined) return mediaName(src);
    const target = `${picturesFolder}/${original}`;
    used.set(target, id);
    return target;
  });
  for (const [target, id] of used)
    await writeWhole(join(dirname(file), target), await media.get(id));
  await writeWhole(file, `${toJson(catalog)}\n`);
  return { products: catalog.products.length, pictures: used.size };
}

/** A file name for each original that the shop has, by id. */
async function originalNames(media: MediaStore): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const id of await media.ids()) {
    const original = await media.find(id);
    if (original) names.set(id, `${id}.${original.facts.extension}`);
  }
  return names;
}

function toJson(catalog: unknown): string {
  return JSON.stringify(catalog, null, 2);
}
