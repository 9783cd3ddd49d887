import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useState } from 'react';
import { type TypedNumber, typedNumber } from '../forms/typed-number.ts';
import { SettingField } from './setting-field.tsx';
import { SettingSection } from './setting-section.tsx';
import styles from './settings.module.css';
import { type Setting, useSetting } from './use-setting.ts';

const FIELDS = ['units_per_line', 'units_per_order', 'unconfirmed_cash'] as const;
type Field = (typeof FIELDS)[number];

/** How much one order may have; an empty field is no limit. */
export function OrderSizeSection({ setting }: { readonly setting: Setting<'order_size'> }) {
  const { value } = setting;
  const t = useTranslations('settings');
  const { number, price } = useFormat();
  const [texts, setTexts] = useState(() => textsOf(value));
  const typed = {
    units_per_line: limitIn(texts.units_per_line),
    units_per_order: limitIn(texts.units_per_order),
    unconfirmed_cash: limitIn(texts.unconfirmed_cash),
  };
  const saving = useSetting('order_size', setting, typed);
  const { form } = saving;
  const words = (name: Field, limit: TypedNumber | null) => {
    if (limit === null) return t('order_size.none');
    if (typeof limit !== 'number') return limit;
    return name === 'unconfirmed_cash' ? price(limit) : number(limit);
  };
  return (
    <SettingSection
      name="order_size"
      title={t('order_size.title')}
      text={t('order_size.text')}
      {...saving}
      onUse={(state) => setTexts(textsOf(state))}
      rows={(theirs) =>
        FIELDS.map((name) => ({
          label: t(`order_size.${name}`),
          theirs: words(name, theirs[name]),
          mine: words(name, typed[name]),
        }))
      }
    >
      {FIELDS.map((name) => (
        <SettingField
          key={name}
          {...{ form, name, texts }}
          onTexts={setTexts}
          label={t(`order_size.${name}`)}
          hint={t('order_size.hint')}
          inputMode={name === 'unconfirmed_cash' ? 'decimal' : 'numeric'}
          optional
        />
      ))}
      <p className={styles.soft}>{t('order_size.cashText')}</p>
    </SettingSection>
  );
}

function textsOf(value: Setting<'order_size'>['value']): Readonly<Record<Field, string>> {
  return {
    units_per_line: String(value.units_per_line ?? ''),
    units_per_order: String(value.units_per_order ?? ''),
    unconfirmed_cash: String(value.unconfirmed_cash ?? ''),
  };
}

function limitIn(text: string): TypedNumber | null {
  return text.trim() === '' ? null : typedNumber(text);
}
