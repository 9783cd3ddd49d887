import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { compilePage } from './compile-page.ts';
import { writtenPage } from './page-text.ts';
import { getPageText, listPageTexts, listPageTextVersions } from './page-text-queries.ts';
import { assertPageText, restorePageText, savePageText } from './save-page-text.ts';

/** Pages of text in the back office; each change shows in the shop at once. */
export function addPageTextStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, catalog } = deps;
  add('listPageTexts', async ({ staff }) => ({ data: await listPageTexts(deps, staff) }));
  add('getPageText', async ({ params: { name }, staff }) => ({
    data: await getPageText(deps, staff, name),
  }));
  add('savePageText', async ({ params: { name }, body, staff }) => {
    const data = await savePageText(deps, staff, name, body);
    catalog.changed();
    return { data };
  });
  add('previewPageText', ({ params: { name }, body }) => {
    assertPageText(name, body);
    const shown = (locale: 'ar' | 'en') => compilePage(writtenPage(body, locale));
    return { data: { ar: shown('ar'), en: shown('en') } };
  });
  add('listPageTextVersions', ({ params: { name }, query: { before }, staff }) =>
    listPageTextVersions(db, staff, name, before),
  );
  add('restorePageText', async ({ params: { name }, body, staff }) => {
    const data = await restorePageText(deps, staff, name, body);
    catalog.changed();
    return { data };
  });
}
