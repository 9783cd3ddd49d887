import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { arrangeCatalogue, type Catalogue } from '@dp/api/test/arrange/catalogue.ts';
import { openTestDatabase } from '@dp/api/test/test-database.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { builtBackOffice } from '../src/back-office/back-office-source.ts';
import type { ServerConfig } from '../src/config.ts';
import { builtStorefront } from '../src/pages/storefront-source.ts';
import { createShopServers } from '../src/shop-server.ts';
import { serverConfig } from './command-shop.ts';

/** A whole shop, pages included, that is asked without a network. */
export interface ShopWithPages {
  readonly app: FastifyInstance;
  /** Requests a page, uncompressed by default. */
  readonly page: (
    url: string,
    headers?: Record<string, string>,
    method?: InjectOptions['method'],
  ) => Promise<LightMyRequestResponse>;
  /** Ends the shop; the database stays open. */
  readonly close: () => Promise<void>;
}

/** Opens the shop on a prepared database; it keeps pages. */
export async function openPages(
  database: OpenDatabase,
  config: Partial<ServerConfig> = {},
): Promise<ShopWithPages> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dp-pages-'));
  const { shop: app } = await createShopServers(
    { ...serverConfig, responseCacheBytes: 16 * 1_024 * 1_024, dataDirectory, ...config },
    database,
    { storefront: builtStorefront(), backOffice: builtBackOffice() },
  );
  return {
    app,
    page: (url, headers = {}, method = 'GET') => app.inject({ method, url, headers }),
    close: async () => {
      await app.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A shop with pages, a catalogue, and a database in memory of its own. */
export interface StockedPages {
  readonly database: OpenDatabase;
  readonly catalogue: Catalogue;
  readonly shop: ShopWithPages;
  readonly close: () => Promise<void>;
}

/** Opens the shop on a new database with the catalogue of the tests. */
export async function openStockedPages(): Promise<StockedPages> {
  const database = await openTestDatabase();
  const catalogue = await arrangeCatalogue(database.db);
  const shop = await openPages(database);
  return {
    database,
    catalogue,
    shop,
    close: async () => {
      await shop.close();
      await database.close();
    },
  };
}

/** Every kind of page that the server makes for everybody. */
export function publicPages({ brands, categories, products }: Catalogue): readonly string[] {
  return [
    '/',
    '/shopping',
    '/shopping?page=1&sort=price_asc',
    '/categories/',
    '/brands',
    `/products-category/${categories.bulbs}`,
    `/product/list/${categories.ledBulbs}`,
    `/sub/categories/${categories.bulbs}`,
    `/product-brands/${brands.nour}`,
    '/search/product?query=bulb',
    `/product/details/${products.bulb9}`,
    `/add-to-car/${products.bulb9}`,
    '/my-cart',
    '/profile',
    '/login',
  ];
}
