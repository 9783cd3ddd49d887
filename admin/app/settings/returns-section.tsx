import { Switch } from '@dp/ui/fields/switch.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useState } from 'react';
import { typedNumber } from '../forms/typed-number.ts';
import { SettingField } from './setting-field.tsx';
import { SettingSection } from './setting-section.tsx';
import styles from './settings.module.css';
import { type Setting, useSetting } from './use-setting.ts';

const NUMBERS = [
  'return_days',
  'damage_hours',
  'defect_days',
  'refund_days',
  'warranty_months',
] as const;

function textsOf(value: Setting<'returns'>['value']) {
  return {
    return_days: String(value.return_days),
    damage_hours: String(value.damage_hours),
    defect_days: String(value.defect_days),
    refund_days: String(value.refund_days),
    warranty_months: String(value.warranty_months),
  };
}

/** How long things can be sent back, when money is due, and who pays the way back. */
export function ReturnsSection({ setting }: { readonly setting: Setting<'returns'> }) {
  const t = useTranslations('settings');
  const { value } = setting;
  const { number } = useFormat();
  const [free, setFree] = useState(value.free_way_back);
  const [texts, setTexts] = useState(() => textsOf(value));
  const typed = {
    return_days: typedNumber(texts.return_days),
    damage_hours: typedNumber(texts.damage_hours),
    defect_days: typedNumber(texts.defect_days),
    refund_days: typedNumber(texts.refund_days),
    warranty_months: typedNumber(texts.warranty_months),
    free_way_back: free,
  };
  const saving = useSetting('returns', setting, typed);
  const { form } = saving;
  return (
    <SettingSection
      name="returns"
      title={t('returns.title')}
      text={t('returns.text')}
      {...saving}
      onUse={(state) => {
        setFree(state.free_way_back);
        setTexts(textsOf(state));
      }}
      rows={(theirs) => [
        ...NUMBERS.map((name) => {
          const mine = typed[name];
          return {
            label: t(`returns.${name}`),
            theirs: number(theirs[name]),
            mine: typeof mine === 'number' ? number(mine) : mine,
          };
        }),
        {
          label: t('returns.free_way_back'),
          theirs: onOff(theirs.free_way_back),
          mine: onOff(free),
        },
      ]}
    >
      <div className={styles.pair}>
        {NUMBERS.map((name) => (
          <SettingField
            key={name}
            {...{ form, name, texts }}
            onTexts={setTexts}
            label={t(`returns.${name}`)}
            hint={t(`returns.law.${name}`)}
            inputMode="numeric"
          />
        ))}
      </div>
      <div className={styles.choice}>
        <Switch
          label={t('returns.free_way_back')}
          hint={t('returns.freeText')}
          checked={free}
          onChange={setFree}
        />
      </div>
    </SettingSection>
  );

  function onOff(on: boolean): string {
    return t(on ? 'on' : 'off');
  }
}
