import { parseArgs } from 'node:util';
import { insertFromTemplates } from '@dp/api/catalog/insert-from-templates.ts';
import { importer } from '@dp/api/principals/principal.ts';
import { readProductIds } from '@dp/api/products/product-queries.ts';
import { readDemoCatalog } from '@dp/demo/src/catalog-file.ts';
import { demoCatalogFile } from '@dp/demo/src/demo-catalog.ts';
import { growDemo } from '@dp/demo/src/growing/grow-demo.ts';
import { z } from 'zod';
import { numeric, readInput } from '../command-line/arguments.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { openMediaStore } from '../media/open-media.ts';
import { seedDemoShop } from '../seed-demo-shop.ts';
import { importFile } from './import-file.ts';

const PRODUCTS_MAX = 1_000_000;
/** Products between two lines of progress. */
const PRODUCTS_A_LINE = 5_000;

/** `seed-demo`. */
export const seedDemoCommand: Command = {
  name: 'seed-demo',
  summary: 'Fill the shop with the demo catalogue, grown to as many products as wanted',
  usage: '[--products N] [--among-own-products]',
  help: [
    "--products N           how many demo products the shop shall have, up to a million: the catalogue's own,",
    '                       then variations of them; without it only its own. Growing again adds what is missing',
    '--among-own-products   do it although the shop has products of its own',
  ],
  run: async (args, { config, database, now, print, report }) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        products: { type: 'string' },
        'among-own-products': { type: 'boolean', default: false },
      },
    });
    const { db } = database;
    const catalog = await readDemoCatalog();
    const own = catalog.products.length;
    const { count } = readInput(
      z.object({ count: z.int().min(own).max(PRODUCTS_MAX).default(own) }),
      { count: numeric(values.products) },
      { count: '--products' },
    );

    const before = await readProductIds(db);
    const originals = new Set(catalog.products.map(({ sku }) => sku));
    const foreign = [...before.keys()].filter((sku) => !isDemo(sku, originals));
    if (foreign.length > 0 && !values['among-own-products']) {
      throw new CommandError(
        `This shop has products of its own (${foreign.length}, such as ${foreign[0]}); nothing was changed. ` +
          'To put the demo products among them all the same, add --among-own-products.',
      );
    }

    const target = { db, media: await openMediaStore(config), now };
    await seedDemoShop(config, database, report);
    const seeded = await readProductIds(db);
    if (!originals.isSubsetOf(new Set(seeded.keys()))) {
      await importFile(target, importer, demoCatalogFile, {
        report,
      });
    }
    const missing = growDemo(catalog, count).filter(({ product }) => !seeded.has(product.sku));
    await insertFromTemplates({ db, now }, importer, missing, (written) => {
      if (written % PRODUCTS_A_LINE === 0) report(`Products written: ${written}`);
    });
    const after = await readProductIds(db);
    print(`The shop has ${after.size} products, ${after.size - before.size} of them new.`);
  },
};

/** Whether a product is from the demo catalogue or was grown from it. */
function isDemo(sku: string, originals: ReadonlySet<string>): boolean {
  return originals.has(sku) || originals.has(sku.replace(/-\d+$/, ''));
}
