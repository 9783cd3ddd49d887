import { Switch } from '@dp/ui/fields/switch.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useState } from 'react';
import { numberIn, typedNumber } from '../forms/typed-number.ts';
import { RulePreview } from './rule-preview.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingSection } from './setting-section.tsx';
import styles from './settings.module.css';
import { type Setting, useSetting } from './use-setting.ts';

/** What the fields begin with when a reason is switched on. */
const FIRST = { trusted_after: '3', below: '500' };

function textsOf({ trusted_after, below }: Setting<'confirmation'>['value']) {
  return {
    trusted_after: String(trusted_after ?? FIRST.trusted_after),
    below: String(below ?? FIRST.below),
  };
}

/** Which orders need no confirmation, with what that means in words and examples. */
export function ConfirmationSection({ setting }: { readonly setting: Setting<'confirmation'> }) {
  const t = useTranslations('settings');
  const { value } = setting;
  const { number, price } = useFormat();
  const [trusted, setTrusted] = useState(value.trusted_after !== null);
  const [small, setSmall] = useState(value.below !== null);
  const [texts, setTexts] = useState(() => textsOf(value));
  const typed = {
    trusted_after: trusted ? typedNumber(texts.trusted_after) : null,
    below: small ? typedNumber(texts.below) : null,
  };
  const rule = { trusted_after: numberIn(typed.trusted_after), below: numberIn(typed.below) };
  const saving = useSetting('confirmation', setting, typed);
  const { form } = saving;
  const field = (name: keyof typeof texts) => ({ form, name, texts, onTexts: setTexts });
  const off = t('off');
  return (
    <SettingSection
      name="confirmation"
      title={t('confirmation.title')}
      text={t('confirmation.text')}
      {...saving}
      onUse={(state) => {
        setTrusted(state.trusted_after !== null);
        setSmall(state.below !== null);
        setTexts(textsOf(state));
      }}
      rows={(theirs) => [
        {
          label: t('confirmation.trustedAfter'),
          theirs: orOff(theirs.trusted_after, number),
          mine: orOff(rule.trusted_after, number),
        },
        {
          label: t('confirmation.below'),
          theirs: orOff(theirs.below, price),
          mine: orOff(rule.below, price),
        },
      ]}
    >
      <div className={styles.choice}>
        <Switch
          label={t('confirmation.trusted')}
          hint={t('confirmation.trustedText')}
          checked={trusted}
          onChange={setTrusted}
        />
        {trusted ? (
          <SettingField
            {...field('trusted_after')}
            label={t('confirmation.trustedAfter')}
            inputMode="numeric"
          />
        ) : null}
      </div>
      <div className={styles.choice}>
        <Switch
          label={t('confirmation.small')}
          hint={t('confirmation.smallText')}
          checked={small}
          onChange={setSmall}
        />
        {small ? (
          <SettingField {...field('below')} label={t('confirmation.below')} inputMode="decimal" />
        ) : null}
      </div>
      <RulePreview rule={rule} />
    </SettingSection>
  );

  function orOff(value: number | null, words: (value: number) => string): string {
    return value === null ? off : words(value);
  }
}
