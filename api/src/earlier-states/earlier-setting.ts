import { SETTING_NAMES, settingSchemas } from '@dp/contract/staff/settings.ts';
import type { ChangesOf } from '../audit-trail/subject-changes.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { EarlierSubject, Fields } from './earlier-subject.ts';

/** What the owner has decided, by the setting's name. */
export const earlierSetting: EarlierSubject<'setting'> = {
  permission: 'settings.edit',
  open: async ({ deps: { db } }, id) => {
    const name = SETTING_NAMES.find((each) => each === id);
    if (name === undefined) throw new ProblemError(404, 'earlier_state_not_found');
    const now = (await readSettings(db))[name].value;
    return {
      changes: changesOfSetting(name),
      now: { ...now },
      read: (fields) => fieldsOf(now, fields),
      inState: async (state) => {
        const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
          settingSchemas[name].shape;
        // What a later version of the shop no longer allows stays as it is.
        const lost = Object.keys(state).filter(
          (field) => shape[field]?.safeParse(state[field]).success !== true,
        );
        const allowed = Object.entries(state).filter(([field]) => !lost.includes(field));
        return { record: { ...now, ...Object.fromEntries(allowed) }, lost };
      },
    };
  },
};

/** The changes of a setting by its name. */
export function changesOfSetting(name: string): ChangesOf {
  return { subject: { kind: 'setting', id: name }, actions: ['settings.save'] };
}

/** Those of a row's fields that a record still has; undefined without any. */
export function fieldsOf(record: object, fields: Fields): Fields | undefined {
  const known = Object.entries(fields).filter(([name]) => name in record);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
