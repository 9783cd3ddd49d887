import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { type TypedNumber, typedNumber } from '../forms/typed-number.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { Section } from '../parts/section.tsx';
import { EarlierSetting } from './earlier-setting.tsx';
import { SettingField } from './setting-field.tsx';
import styles from './settings.module.css';
import { type Setting, useSetting } from './use-setting.ts';

function textsOf({ large_sum, cancellations }: Setting<'risk'>['value']) {
  return { large_sum: String(large_sum), cancellations: String(cancellations) };
}

/** From when on an order counts as risky. */
export function RiskSection({ setting }: { readonly setting: Setting<'risk'> }) {
  const t = useTranslations('settings');
  const { value } = setting;
  const { number, price } = useFormat();
  const [texts, setTexts] = useState(() => textsOf(value));
  const typed = {
    large_sum: typedNumber(texts.large_sum),
    cancellations: typedNumber(texts.cancellations),
  };
  const { form, isChanged, guard, conflict } = useSetting('risk', setting, typed);
  const field = (name: keyof typeof texts) => ({
    ...{ form, name, texts, onTexts: setTexts },
    label: t(`risk.${name}`),
  });
  const words = (value: TypedNumber, format: (value: number) => string) =>
    typeof value === 'number' ? format(value) : value;
  return (
    <Section title={t('risk.title')} text={t('risk.text')}>
      <CallForm form={form} label={t('risk.title')}>
        <div className={styles.pair}>
          <SettingField {...field('large_sum')} inputMode="decimal" />
          <SettingField {...field('cancellations')} inputMode="numeric" />
        </div>
        <FormActions>
          <EarlierSetting
            name="risk"
            isTyped={isChanged}
            onUse={(state) => setTexts(textsOf(state))}
          />
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {guard}
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[
            {
              label: t('risk.large_sum'),
              theirs: price(conflict.theirs.large_sum),
              mine: words(typed.large_sum, price),
            },
            {
              label: t('risk.cancellations'),
              theirs: number(conflict.theirs.cancellations),
              mine: words(typed.cancellations, number),
            },
          ].filter(({ theirs, mine }) => theirs !== mine)}
          {...conflict}
        />
      )}
    </Section>
  );
}
