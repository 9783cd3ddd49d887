import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useState } from 'react';
import { typedNumber } from '../forms/typed-number.ts';
import { SettingField } from './setting-field.tsx';
import { SettingSection } from './setting-section.tsx';
import styles from './settings.module.css';
import { type Setting, useSetting } from './use-setting.ts';

const FIELDS = ['staff_units', 'shopper_units'] as const;

function textsOf({ staff_units, shopper_units }: Setting<'low_stock'>['value']) {
  return { staff_units: String(staff_units), shopper_units: String(shopper_units) };
}

/** From how many units down a product is low: for staff, and where shoppers see how many are left. */
export function LowStockSection({ setting }: { readonly setting: Setting<'low_stock'> }) {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const [texts, setTexts] = useState(() => textsOf(setting.value));
  const typed = {
    staff_units: typedNumber(texts.staff_units),
    shopper_units: typedNumber(texts.shopper_units),
  };
  const saving = useSetting('low_stock', setting, typed);
  const { form } = saving;
  return (
    <SettingSection
      name="low_stock"
      title={t('low.title')}
      text={t('low.text')}
      {...saving}
      onUse={(state) => setTexts(textsOf(state))}
      rows={(theirs) =>
        FIELDS.map((name) => {
          const mine = typed[name];
          return {
            label: t(`low.${name}`),
            theirs: number(theirs[name]),
            mine: typeof mine === 'number' ? number(mine) : mine,
          };
        })
      }
    >
      <div className={styles.pair}>
        {FIELDS.map((name) => (
          <SettingField
            key={name}
            form={form}
            name={name}
            texts={texts}
            onTexts={setTexts}
            label={t(`low.${name}`)}
            hint={t(`low.hints.${name}`)}
            inputMode="numeric"
            maxLength={6}
          />
        ))}
      </div>
    </SettingSection>
  );
}
