import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { CallForm } from '../forms/call-form.tsx';
import { typedNumber } from '../forms/typed-number.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { Section } from '../parts/section.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { EarlierSetting } from '../settings/setting-history.tsx';
import { type Setting, useSetting } from '../settings/use-setting.ts';

/** From which sum on a second person closes a count. */
export function ApprovalSection({ setting }: { readonly setting: Setting<'stock'> }) {
  const t = useTranslations('stockCounts');
  const { value } = setting;
  const { price } = useFormat();
  const [texts, setTexts] = useState({ approve_from: String(value.approve_from ?? '') });
  const { approve_from: text } = texts;
  const typed = { approve_from: text.trim() === '' ? null : typedNumber(text) };
  const { form, isChanged, guard, conflict } = useSetting('stock', setting, typed);
  const words = (sum: number | string | null) =>
    sum === null ? t('approval.none') : typeof sum === 'number' ? price(sum) : sum;
  return (
    <Section title={t('approval.title')} text={t('approval.text')}>
      <CallForm form={form} label={t('approval.title')}>
        <SettingField
          {...{ form, texts }}
          name="approve_from"
          onTexts={setTexts}
          label={t('approval.field')}
          hint={t('approval.hint')}
          inputMode="decimal"
          maxLength={12}
        />
        <Button type="submit" look="secondary" full busy={form.busy}>
          {t('save')}
        </Button>
        <EarlierSetting
          name="stock"
          isTyped={isChanged}
          onUse={({ approve_from: sum }) => setTexts({ approve_from: String(sum ?? '') })}
          full
        />
      </CallForm>
      {guard}
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[
            {
              label: t('approval.field'),
              theirs: words(conflict.theirs.approve_from),
              mine: words(typed.approve_from),
            },
          ]}
          {...conflict}
        />
      )}
    </Section>
  );
}
