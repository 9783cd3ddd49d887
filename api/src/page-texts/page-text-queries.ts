import { PAGE_NAMES, type PageName } from '@dp/contract/page-names.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readNewestText, readNewestTexts } from '../shop-texts/shop-text-rows.ts';
import { listTextVersions } from '../text-history/list-text-versions.ts';
import { pageTextOf, presentPageText } from './page-text.ts';

// Each throws ProblemError 403 `permission_required` without `content.edit`.

/** Every page of text, and when it was changed. */
export async function listPageTexts(
  db: Db,
  principal: Principal,
): Promise<StaffCallOutput<'listPageTexts'>['data']> {
  requirePermission(principal, 'content.edit');
  const changed = await readNewestTexts(db, 'page');
  return PAGE_NAMES.map((name) => {
    const row = changed.get(name);
    const { title_ar, title_en } = pageTextOf(name, row?.value ?? null);
    const original = (row?.value ?? null) === null;
    return { name, title_ar, title_en, original, saved_at: row?.at.toISOString() ?? null };
  });
}

/** A page as staff edit it. */
export async function getPageText(db: Db, principal: Principal, name: PageName) {
  requirePermission(principal, 'content.edit');
  return presentPageText(name, await readNewestText(db, { kind: 'page', name }));
}

/** The saved states of a page, the newest first. */
export async function listPageTextVersions(
  db: Db,
  principal: Principal,
  name: PageName,
  before: number | undefined,
) {
  requirePermission(principal, 'content.edit');
  return listTextVersions(db, { kind: 'page', name }, before);
}
