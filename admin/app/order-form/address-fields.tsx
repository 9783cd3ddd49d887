import type { State } from '@dp/contract/addresses.ts';
import { ADDRESS_MAX_LENGTHS, NAME_MAX_LENGTH } from '@dp/contract/limits.ts';
import { ChoiceSheet } from '@dp/ui/fields/choice-sheet.tsx';
import { PhoneField } from '@dp/ui/fields/phone-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import styles from './address-fields.module.css';
import type { AddressValues } from './address-values.ts';

export interface AddressFieldsProps {
  readonly values: AddressValues;
  readonly onChange: (changed: Partial<AddressValues>) => void;
  readonly places: readonly State[];
  /** The words for what is wrong with a field, by its path in the call's body. */
  readonly problem: (name: string) => string | undefined;
  /** Says which field has the focus, by its path; undefined when none has. */
  readonly onActive?: (name: string | undefined) => void;
  /** Changes when the values come from elsewhere, such as a stored address. */
  readonly filling?: number;
  /** Beside the addressee's name and phone, where they may be left out. */
  readonly addresseeHint?: string;
}

/** An address: the addressee, then the place, from the governorate down to the door. */
export function AddressFields(props: AddressFieldsProps) {
  const { values, onChange, places, problem, onActive, filling = 0, addresseeHint } = props;
  const t = useTranslations('orderForm');
  const state = places.find(({ id }) => String(id) === values.state_id);
  const stateChoice = {
    find: t('addressFields.findState'),
    options: places.map(({ id, name }) => ({ value: String(id), label: name })),
    onChange: (chosen: string) =>
      // The city of another governorate would be wrong.
      onChange({ state_id: chosen, ...(chosen === values.state_id ? {} : { city_id: '' }) }),
  };
  const cityChoice = {
    find: t('addressFields.findCity'),
    options: (state?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    onChange: (chosen: string) => onChange({ city_id: chosen }),
  };
  const focus = (name: string) => ({
    onFocus: () => onActive?.(name),
    onBlur: () => onActive?.(undefined),
  });
  const text = (
    name: 'full_name' | 'street' | 'building' | 'floor' | 'apartment' | 'landmark',
  ) => ({
    ...focus(`address.${name}`),
    name: `address.${name}`,
    label: t(`addressFields.${name}`),
    dir: 'auto' as const,
    autoComplete: 'off',
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
    error: problem(`address.${name}`),
  });
  const phone = (name: 'mobile' | 'second_mobile') => ({
    ...focus(`address.${name}`),
    name: `address.${name}`,
    label: t(`addressFields.${name}`),
    autoComplete: 'off',
    defaultValue: values[name],
    onNumberChange: (number: string) => onChange({ [name]: number }),
    error: problem(`address.${name}`),
  });
  return (
    <div className={styles.fields}>
      <TextField {...text('full_name')} hint={addresseeHint} maxLength={NAME_MAX_LENGTH} />
      <PhoneField key={`first ${filling}`} {...phone('mobile')} hint={addresseeHint} />
      <ChoiceSheet
        name="address.state_id"
        label={t('addressFields.state')}
        placeholder={t('addressFields.chooseState')}
        error={problem('address.state_id')}
        value={state === undefined ? '' : values.state_id}
        {...stateChoice}
      />
      <ChoiceSheet
        name="address.city_id"
        label={t('addressFields.city')}
        placeholder={
          state === undefined ? t('addressFields.stateFirst') : t('addressFields.chooseCity')
        }
        error={problem('address.city_id')}
        value={state === undefined ? '' : values.city_id}
        // Before there is a governorate, this field asks for it too.
        {...(state === undefined
          ? { title: t('addressFields.state'), ...stateChoice }
          : cityChoice)}
      />
      <div className={styles.wide}>
        <TextField {...text('street')} maxLength={ADDRESS_MAX_LENGTHS.street} />
      </div>
      <div className={styles.door}>
        <TextField {...text('building')} maxLength={ADDRESS_MAX_LENGTHS.building} />
        <TextField {...text('floor')} maxLength={ADDRESS_MAX_LENGTHS.floor} />
        <TextField {...text('apartment')} maxLength={ADDRESS_MAX_LENGTHS.apartment} />
      </div>
      <TextField {...text('landmark')} optional maxLength={ADDRESS_MAX_LENGTHS.landmark} />
      <PhoneField key={`second ${filling}`} {...phone('second_mobile')} optional />
    </div>
  );
}
