import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { previewShopWords } from './preview-shop-words.ts';
import { restoreShopWords, saveShopWords } from './save-shop-words.ts';
import { getShopWords, listShopWords, listShopWordsVersions } from './shop-words-queries.ts';

/** Words of the shop in the back office; each change shows in the shop at once. */
export function addShopWordsStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, catalog } = deps;
  add('listShopWords', async ({ staff }) => ({ data: await listShopWords(db, staff) }));
  add('getShopWords', async ({ params: { name }, staff }) => ({
    data: await getShopWords(deps, staff, name),
  }));
  add('saveShopWords', async ({ params: { name }, body, staff }) => {
    const data = await saveShopWords(deps, staff, name, body);
    catalog.changed();
    return { data };
  });
  add('previewShopWords', async ({ params: { name }, body }) => ({
    data: await previewShopWords(deps, name, body),
  }));
  add('listShopWordsVersions', ({ params: { name }, query: { before }, staff }) =>
    listShopWordsVersions(db, staff, name, before),
  );
  add('restoreShopWords', async ({ params: { name }, body, staff }) => {
    const data = await restoreShopWords(deps, staff, name, body);
    catalog.changed();
    return { data };
  });
}
