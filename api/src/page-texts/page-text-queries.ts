import { PAGE_NAMES, type PageName } from '@dp/contract/page-names.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readNewestText, readNewestTexts } from '../shop-texts/shop-text-rows.ts';
import { listTextVersions } from '../text-history/list-text-versions.ts';
import { pageTextOf, presentPageText } from './page-text.ts';
import { readPageFacts } from './read-page-facts.ts';

/** What reading pages needs: those that came with the shop say what its settings are. */
export type PagesDeps = Pick<AppDeps, 'db' | 'payments'>;

// Each throws ProblemError 403 `permission_required` without `content.edit`.

/** Every page of text, and when it was changed. */
export async function listPageTexts(
  { db, payments }: PagesDeps,
  principal: Principal,
): Promise<StaffCallOutput<'listPageTexts'>['data']> {
  requirePermission(principal, 'content.edit');
  const changed = await readNewestTexts(db, 'page');
  const facts = await readPageFacts(db, payments);
  return PAGE_NAMES.map((name) => {
    const row = changed.get(name);
    const { title_ar, title_en } = pageTextOf(name, row?.value ?? null, facts);
    const original = (row?.value ?? null) === null;
    return { name, title_ar, title_en, original, saved_at: row?.at.toISOString() ?? null };
  });
}

/** A page as staff edit it. */
export async function getPageText(
  { db, payments }: PagesDeps,
  principal: Principal,
  name: PageName,
) {
  requirePermission(principal, 'content.edit');
  const newest = await readNewestText(db, { kind: 'page', name });
  return presentPageText(name, newest, await readPageFacts(db, payments));
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
