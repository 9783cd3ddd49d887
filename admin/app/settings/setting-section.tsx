import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { ConflictDialog, type ConflictRow } from '../parts/conflict-dialog.tsx';
import { Section } from '../parts/section.tsx';
import { EarlierSetting } from './setting-history.tsx';
import type { Setting, SettingForm, SettingName } from './use-setting.ts';

interface SettingSectionProps<N extends SettingName> extends SettingForm<N> {
  readonly name: N;
  readonly title: string;
  readonly text: string;
  /** Puts an earlier state into the fields. */
  readonly onUse: (state: Setting<N>['value']) => void;
  /** Every field in both states of a conflict; those that do not differ are left out. */
  readonly rows: (theirs: Setting<N>['value']) => readonly ConflictRow[];
  /** The fields. */
  readonly children: ReactNode;
}

/** A setting's fields with its earlier states, its button to save and its conflict with somebody else's save. */
export function SettingSection<N extends SettingName>(props: SettingSectionProps<N>) {
  const { name, title, text, form, isChanged, guard, conflict, onUse, rows, children } = props;
  const t = useTranslations('settings');
  return (
    <Section title={title} text={text}>
      <CallForm form={form} label={title}>
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
    </Section>
  );
}
