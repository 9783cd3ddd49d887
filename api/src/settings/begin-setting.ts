import type { SettingName, SettingValue } from '@dp/contract/staff/settings.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { starter } from '../principals/principal.ts';
import { readSettings } from './read-settings.ts';
import { writeSetting } from './setting-rows.ts';

/**
 * Sets a setting, unless it is set already. At the start only, before a page is made: it does not count as a change of
 * the catalogue.
 *
 * @returns whether it was set.
 */
export async function beginSetting<N extends SettingName>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: N,
  value: SettingValue<N>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const before = (await readSettings(tx))[name];
    if (before.version > 0) return false;
    if (!(await writeSetting(tx, { name, version: 0, value }))) return false;
    await recordAudit(tx, starter, {
      action: 'settings.save',
      subject: { kind: 'setting', id: name },
      before: { ...before.value },
      after: { ...value },
      at: now(),
    });
    return true;
  });
}
