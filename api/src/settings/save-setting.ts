import { type FieldCode, isFieldCode } from '@dp/contract/error-codes.ts';
import { ONLINE_METHODS } from '@dp/contract/payments.ts';
import { isStaffFieldCode, type StaffFieldCode } from '@dp/contract/staff/error-codes.ts';
import {
  type SettingName,
  type SettingValue,
  settingSchemas,
} from '@dp/contract/staff/settings.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { recordChanged } from '../problems/record-changed.ts';
import { readSettings, type Settings } from './read-settings.ts';
import { writeSetting } from './setting-rows.ts';

/** A setting that the owner decides. */
interface Decision<N extends SettingName> {
  readonly name: N;
  /** The version that the caller saw; 0 while nobody has changed it. */
  readonly version: number;
  /** Checked here, since each setting has a shape of its own. */
  readonly value: unknown;
}

const SHOWN_ON_PAGES: readonly SettingName[] = ['payments', 'returns', 'order_size', 'low_stock'];

/**
 * Saves a setting.
 *
 * @throws ProblemError 403 `permission_required` without `settings.edit`; 400 for another shape than the
 *   setting's, and for a gateway without keys; 409 `record_changed`.
 */
export async function saveSetting<N extends SettingName>(
  { db, now, payments }: Pick<AppDeps, 'db' | 'now' | 'payments'>,
  principal: Principal,
  { name, version, value }: Decision<N>,
): Promise<Settings[N]> {
  requirePermission(principal, 'settings.edit');
  // Pages say how the shop is paid, what can be sent back, how many may be ordered and how few are left, so they
  // change with the catalogue's version.
  const within = SHOWN_ON_PAGES.includes(name) ? changeCatalog : inTransaction;
  const checked = settingSchemas[name].safeParse(value);
  if (!checked.success) {
    throw fieldProblems(
      checked.error.issues.map(({ path, message }) => [
        path.join('.'),
        isStaffFieldCode(message) || isFieldCode(message) ? message : 'invalid',
      ]),
    );
  }
  if (name === 'payments') requireKeys(checked.data as SettingValue<'payments'>, payments);
  return within(db, async (tx) => {
    const before = (await readSettings(tx))[name];
    if (!(await writeSetting(tx, { name, version, value: checked.data }))) {
      const { version: actual, value: current } = (await readSettings(tx))[name];
      throw recordChanged(current, actual);
    }
    await recordAudit(tx, principal, {
      action: 'settings.save',
      subject: { kind: 'setting', id: name },
      before: { ...before.value },
      after: { ...checked.data },
      at: now(),
    });
    return { version: version + 1, value: checked.data } as Settings[N];
  });
}

/** @throws ProblemError 400 `provider_without_keys` for each method given to a gateway that cannot take it. */
function requireKeys(ways: SettingValue<'payments'>, providers: AppDeps['payments']): void {
  const without = ONLINE_METHODS.filter(
    (method) =>
      ways[method] !== null &&
      !providers.some(({ name, methods }) => name === ways[method] && methods.includes(method)),
  );
  if (without.length > 0)
    throw fieldProblems(without.map((method) => [method, 'provider_without_keys']));
}

function fieldProblems(
  fields: readonly (readonly [path: string, code: FieldCode | StaffFieldCode])[],
) {
  return new ProblemError(400, 'validation_failed', {
    fields: Object.fromEntries(fields.map(([path, code]) => [`value.${path}`, code])),
  });
}
