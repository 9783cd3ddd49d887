import {
  SETTING_NAMES,
  type SettingName,
  type SettingValue,
  settingSchemas,
} from '@dp/contract/staff/settings.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { tableDigest } from '../database/table-digest.ts';
import { settings } from './setting-tables.ts';

/** Settings by name, each with its version; 0 and the default value while nobody has changed it. */
export type Settings = {
  readonly [N in SettingName]: { readonly version: number; readonly value: SettingValue<N> };
};

/** Changes whenever a setting does, what the shop says about itself included. */
export const settingsDigest: SQL = tableDigest(settings, sql`one.name`);

/** Every setting, in one query. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select().from(settings).where(inArray(settings.name, SETTING_NAMES));
  const entries = SETTING_NAMES.map((name) => {
    const row = rows.find((one) => one.name === name);
    // Fields that are newer than the row get their defaults.
    const value = settingSchemas[name].parse(row?.value ?? {});
    return [name, { version: row?.version ?? 0, value }];
  });
  return Object.fromEntries(entries) as Settings;
}
