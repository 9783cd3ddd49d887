import { changeCatalog } from '@dp/api/catalog/change-catalog.ts';
import { type OpenDatabase, openDatabase } from '@dp/api/database/database.ts';
import { products } from '@dp/api/products/product-tables.ts';
import { insertProducts } from '@dp/api/test/arrange/catalogue.ts';
import { createPostgresDatabase } from '@dp/api/test/test-database.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cable, layCable } from './cable.ts';
import { openPages, type ShopWithPages } from './open-pages.ts';

let cable: Cable;
/** As seen by two processes: one over a cable that can be cut. */
let databases: [near: OpenDatabase, far: OpenDatabase];
let near: ShopWithPages;
let far: ShopWithPages;
let seen = 0;
beforeAll(async () => {
  const databaseUrl = await createPostgresDatabase();
  cable = await layCable(databaseUrl);
  databases = [await openDatabase({ databaseUrl }), await openDatabase({ databaseUrl: cable.url })];
  [seen = 0] = await insertProducts(databases[0].db, [{}]);
  near = await openPages(databases[0]);
  far = await openPages(databases[1]);
});
afterAll(async () => {
  await near.close();
  await far.close();
  await Promise.all(databases.map((database) => database.close()));
  await cable.close();
});

const pageOf = (id: number) => `/product/details/${id}?lang=en`;
const rename = (id: number, nameEn: string) =>
  changeCatalog(databases[0].db, (tx, changedIn) =>
    tx.update(products).set({ nameEn, changedIn }).where(eq(products.id, id)),
  );
const titleOf = async (shop: ShopWithPages, id: number) =>
  /<title>(.*?) · /.exec((await shop.page(pageOf(id))).body)?.[1];

it('a change that one process makes shows in the pages of all', async () => {
  for (const name of ['First name', 'Second name']) {
    await rename(seen, name);
    for (const shop of [near, far]) await expect.poll(() => titleOf(shop, seen)).toBe(name);
  }
});

it('all processes give a page the same tag', async () => {
  const [one, other] = [await near.page('/'), await far.page('/')];
  expect(one.headers.etag).toBe(other.headers.etag);
});

it('while the database is away pages are sent as they were, and others say so in the shopper’s language', async () => {
  const before = await far.page(pageOf(seen));
  // No page has shown it, so nothing about it is in memory.
  const [unseen = 0] = await insertProducts(databases[0].db, [{}]);
  await rename(seen, 'Name of the outage');
  await expect.poll(() => titleOf(far, seen)).toBe('Name of the outage');
  cable.cut();
  const during = await far.page(pageOf(seen));
  expect(during.statusCode).toBe(200);
  expect(during.headers.etag).not.toBe(before.headers.etag);
  for (const [locale, text] of [
    ['en', 'An error occurred. Please try again later'],
    ['ar', 'حدث خطأ. حاول مرة أخرى لاحقًا'],
  ]) {
    const url = `/product/details/${unseen}`;
    const { statusCode, headers, body } = await far.page(url, { cookie: `locale=${locale}` });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
    expect(body.includes(`<html lang="${locale}"`)).toBe(true);
    expect([text, /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]]).toEqual([text, text]);
  }
  await rename(seen, 'Name after the outage');
  cable.mend();
  await expect.poll(() => titleOf(far, seen), { timeout: 10_000 }).toBe('Name after the outage');
  expect((await far.page(pageOf(unseen))).statusCode).toBe(200);
});
