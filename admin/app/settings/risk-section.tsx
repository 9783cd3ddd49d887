import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useState } from 'react';
import { type TypedNumber, typedNumber } from '../forms/typed-number.ts';
import { SettingField } from './setting-field.tsx';
import { SettingSection } from './setting-section.tsx';
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
  const saving = useSetting('risk', setting, typed);
  const { form } = saving;
  const field = (name: keyof typeof texts) => ({
    ...{ form, name, texts, onTexts: setTexts },
    label: t(`risk.${name}`),
  });
  const words = (value: TypedNumber, format: (value: number) => string) =>
    typeof value === 'number' ? format(value) : value;
  return (
    <SettingSection
      name="risk"
      title={t('risk.title')}
      text={t('risk.text')}
      {...saving}
      onUse={(state) => setTexts(textsOf(state))}
      rows={(theirs) => [
        {
          label: t('risk.large_sum'),
          theirs: price(theirs.large_sum),
          mine: words(typed.large_sum, price),
        },
        {
          label: t('risk.cancellations'),
          theirs: number(theirs.cancellations),
          mine: words(typed.cancellations, number),
        },
      ]}
    >
      <div className={styles.pair}>
        <SettingField {...field('large_sum')} inputMode="decimal" />
        <SettingField {...field('cancellations')} inputMode="numeric" />
      </div>
    </SettingSection>
  );
}
