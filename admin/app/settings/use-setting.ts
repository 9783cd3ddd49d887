import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import type { TypedNumber } from '../forms/typed-number.ts';
import { type Submit, useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { useAction } from '../parts/use-action.ts';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';

type Settings = StaffCallOutput<'getSettings'>['data'];
export type SettingName = keyof Settings;
export type Setting<N extends SettingName> = Settings[N];
type Typed<N extends SettingName> = {
  readonly [K in keyof Setting<N>['value']]: TypedNumber | boolean | null | Setting<N>['value'][K];
};

/** The saving of a setting: its form, its guard, its conflict with somebody else's save, and what decides that. */
export interface SettingSaving<N extends SettingName> {
  readonly form: Submit;
  /** Whether something is typed that is not saved. */
  readonly isChanged: boolean;
  /** Asks before leaving with unsaved changes: render it. */
  readonly guard: ReactNode;
  readonly conflict:
    | {
        readonly theirs: Setting<N>['value'];
        readonly busy: boolean;
        readonly onTakeTheirs: () => void;
        readonly onSaveMine: () => void;
        readonly onClose: () => void;
      }
    | undefined;
}

/** Saves a setting in the version that the page shows. */
export function useSetting<N extends SettingName>(
  name: N,
  { version, value }: Setting<N>,
  typed: Typed<N>,
): SettingSaving<N> {
  const t = useTranslations('settings');
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState<Conflict<Setting<N>['value']>>();
  const save = async (over: number) => {
    try {
      await call('saveSetting', { params: { name }, body: { version: over, value: typed } });
    } catch (error) {
      const found = conflictOf<Setting<N>['value']>(error);
      if (found === undefined) throw error;
      return setConflict(found);
    }
    setConflict(undefined);
    showToast(t('saved'), { look: 'ok' });
    await revalidate();
  };
  const form = useSubmit(() => save(version));
  const saveAgain = useAction(save);
  const isChanged = differs(value, typed);
  return {
    form,
    isChanged,
    guard: useUnsavedGuard(isChanged, () => undefined),
    conflict: conflict && {
      theirs: conflict.current,
      busy: saveAgain.busy,
      onTakeTheirs: () => {
        setConflict(undefined);
        void revalidate();
      },
      onSaveMine: () => saveAgain.run(conflict.version),
      onClose: () => setConflict(undefined),
    },
  };
}

function differs(value: object, typed: object): boolean {
  const saved = new Map(Object.entries(value));
  return Object.entries(typed).some(
    ([name, now]) => JSON.stringify(now) !== JSON.stringify(saved.get(name)),
  );
}
