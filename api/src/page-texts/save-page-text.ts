import { LOCALES } from '@dp/contract/locale.ts';
import type { PageName } from '@dp/contract/page-names.ts';
import type { PageTextFields, StaffPageText } from '@dp/contract/staff/page-texts.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields } from '../problems/problem-error.ts';
import { textToRestore } from '../shop-texts/add-text-version.ts';
import { saveShownText } from '../shop-texts/save-shown-text.ts';
import type { NewestText } from '../shop-texts/shop-text-rows.ts';
import { faultOf } from './compile-page.ts';
import { hasQuestions, pageTextOf, presentPageText } from './page-text.ts';
import { readPageFacts } from './read-page-facts.ts';

type SavingDeps = Pick<AppDeps, 'db' | 'payments' | 'now'>;

/**
 * Changes a page of text. The shop shows it at once.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; what `assertPageText` throws; 409
 *   `record_changed`.
 */
export async function savePageText(
  deps: SavingDeps,
  principal: Principal,
  name: PageName,
  { version, ...text }: { readonly version: number } & PageTextFields,
): Promise<StaffPageText> {
  requirePermission(principal, 'content.edit');
  assertPageText(name, text);
  const edited = await editedPage(deps, name, version);
  return saveShownText(deps.db, principal, edited, 'page.edit', async () => text);
}

/**
 * Brings back a saved state of a page, or the text as it came with the shop.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `text_version_not_found`; 409
 *   `record_changed`.
 */
export async function restorePageText(
  deps: SavingDeps,
  principal: Principal,
  name: PageName,
  { version, restored }: { readonly version: number; readonly restored: number },
): Promise<StaffPageText> {
  requirePermission(principal, 'content.edit');
  const text = await editedPage(deps, name, version);
  return saveShownText(
    deps.db,
    principal,
    text,
    'page.restore',
    async (tx) => (await textToRestore(tx, text, restored)) as PageTextFields | null,
  );
}

/** Throws ProblemError 400 for a body that the shop cannot show, naming its field. */
export function assertPageText(name: PageName, text: PageTextFields): void {
  const faults = LOCALES.flatMap((locale) => {
    const fault = faultOf(text[`body_${locale}`], hasQuestions(name));
    return fault === undefined ? [] : [[`body_${locale}`, fault] as const];
  });
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

async function editedPage({ db, payments, now }: SavingDeps, name: PageName, version: number) {
  const facts = await readPageFacts(db, payments);
  return {
    kind: 'page' as const,
    name,
    version,
    valueOf: (value: unknown) => pageTextOf(name, value, facts),
    present: (newest: NewestText) => presentPageText(name, newest, facts),
    at: now(),
  };
}
