import { type SettingName, settingSchemas } from '@dp/contract/staff/settings.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
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

/**
 * Saves a setting.
 *
 * @throws ProblemError 403 `permission_required` without `settings.edit`; 400 for another shape than the
 *   setting's; 409 `record_changed`.
 */
export async function saveSetting<N extends SettingName>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { name, version, value }: Decision<N>,
): Promise<Settings[N]> {
  requirePermission(principal, 'settings.edit');
  const checked = settingSchemas[name].safeParse(value);
  if (!checked.success) {
    const path = checked.error.issues[0]?.path.join('.') ?? '';
    throw new ProblemError(400, 'validation_failed', { fields: { [`value.${path}`]: 'invalid' } });
  }
  return db.transaction(async (tx) => {
    const before = (await readSettings(tx))[name];
    if (!(await writeSetting(tx, { name, version, value: checked.data }))) {
      const { version: actual, value: current } = (await readSettings(tx))[name];
      throw new ProblemError(409, 'record_changed', { version: actual, current });
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
