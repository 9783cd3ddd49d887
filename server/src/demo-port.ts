import { join } from 'node:path';
import { backUpShop } from '@dp/api/backup/back-up-shop.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import type { DemoPort } from '@dp/api/opening/demo-port.ts';
import { readDemoCatalog } from '@dp/demo/src/catalog-file.ts';
import { MESSAGES } from '@dp/demo/src/month/stories.ts';
import type { ServerConfig } from './config.ts';
import { EXAMPLE_SHOP } from './former-shop-variables.ts';
import { DEMO_CUSTOMER } from './seed-demo-shop.ts';

/** What the demo that `seedDemoShop` and `seedDemoMonth` wrote is recognised by, and the backup before its end. */
export function createDemoPort(
  { dataDirectory }: Pick<ServerConfig, 'dataDirectory'>,
  database: OpenDatabase,
): DemoPort {
  return {
    names: async () => {
      const { products, categories, brands, carousel, home_sections } = await readDemoCatalog();
      const slugs = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
      return {
        products: products.map(({ sku }) => sku),
        categories: slugs(categories),
        brands: slugs(brands),
        slides: slugs(carousel),
        sections: slugs(home_sections),
        shopper: DEMO_CUSTOMER.email,
        writers: MESSAGES.map(({ email }) => email),
        shop: EXAMPLE_SHOP,
      };
    },
    backUp: async (at) => {
      const moment = at.toISOString().replaceAll(':', '-');
      const folder = join(dataDirectory, 'backups', `${moment}-before-removing-the-demo`);
      await backUpShop({ database, dataDirectory, folder, now: at });
      return folder;
    },
  };
}
