import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { CallForm, type CallFormProps, FormActions } from '../forms/call-form.tsx';
import { ConflictDialog, type ConflictRow } from '../parts/conflict-dialog.tsx';
import { EarlierSetting } from './setting-history.tsx';
import type { Setting, SettingName, SettingSaving } from './use-setting.ts';

export interface SettingFormProps<N extends SettingName>
  extends SettingSaving<N>,
    Pick<CallFormProps, 'failureText' | 'children'> {
  readonly name: N;
  readonly title: string;
  /** Puts an earlier state into the fields. */
  readonly onUse: (state: Setting<N>['value']) => void;
  /** Every field in both states of a conflict; those that do not differ are left out. */
  readonly rows: (theirs: Setting<N>['value']) => readonly ConflictRow[];
}

/** A setting's fields with its earlier states, its button to save and its conflict with somebody else's save. */
export function SettingForm<N extends SettingName>(props: SettingFormProps<N>) {
  const { name, title, form, failureText, isChanged, guard, conflict, onUse, rows, children } =
    props;
  const t = useTranslations('settings');
  return (
    <>
      <CallForm form={form} label={title} failureText={failureText}>
        {children}
        <FormActions>
          <EarlierSetting name={name} isTyped={isChanged} onUse={onUse} />
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {guard}
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={rows(conflict.theirs).filter(({ theirs, mine }) => theirs !== mine)}
          {...conflict}
        />
      )}
    </>
  );
}
