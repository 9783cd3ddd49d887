import type { State } from '@dp/contract/addresses.ts';
import { ADDRESS_MAX_LENGTHS, NAME_MAX_LENGTH } from '@dp/contract/limits.ts';
import { PhoneField } from '@dp/ui/fields/phone-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FieldPair, FieldRow } from '../forms/form.tsx';
import { type useFields, usePhoneFields } from '../forms/use-fields.ts';
import type { Form } from '../forms/use-form.ts';
import type { AddressField, AddressValues } from './address-form.ts';
import { PlaceFields } from './place-fields.tsx';

export interface AddressFormFieldsProps {
  readonly form: Form<AddressField>;
  readonly field: ReturnType<typeof useFields<AddressField>>;
  readonly initial: AddressValues;
  readonly states: readonly State[];
}

/** The recipient, then the place: from the governorate down to the door. */
export function AddressFormFields({ form, field, initial, states }: AddressFormFieldsProps) {
  const t = useTranslations('addresses');
  const phone = usePhoneFields(form, { phone_invalid: t('mobileInvalid') });
  const [place, setPlace] = useState({ state: initial.state_id, city: initial.city_id });
  return (
    <>
      <FieldPair>
        <TextField
          {...field('full_name')}
          label={t('fullName')}
          autoComplete="name"
          dir="auto"
          maxLength={NAME_MAX_LENGTH}
          defaultValue={initial.full_name}
        />
        <PhoneField
          {...phone('mobile')}
          label={t('mobile')}
          hint={t('mobileHint')}
          defaultValue={initial.mobile}
        />
      </FieldPair>
      <FieldPair>
        <PlaceFields
          states={states}
          place={place}
          stateError={field('state_id').error}
          cityError={field('city_id').error}
          onChange={(next, changed) => {
            setPlace(next);
            form.changed(changed);
          }}
        />
      </FieldPair>
      <TextField
        {...field('street')}
        label={t('street')}
        hint={t('streetHint')}
        autoComplete="address-line1"
        dir="auto"
        maxLength={ADDRESS_MAX_LENGTHS.street}
        defaultValue={initial.street}
      />
      <FieldRow legend={t('details')}>
        <TextField
          {...field('building')}
          label={t('building')}
          autoComplete="address-line2"
          dir="auto"
          maxLength={ADDRESS_MAX_LENGTHS.building}
          defaultValue={initial.building}
        />
        <TextField
          {...field('floor')}
          label={t('floor')}
          autoComplete="off"
          dir="auto"
          maxLength={ADDRESS_MAX_LENGTHS.floor}
          defaultValue={initial.floor}
        />
        <TextField
          {...field('apartment')}
          label={t('apartment')}
          autoComplete="address-line3"
          dir="auto"
          maxLength={ADDRESS_MAX_LENGTHS.apartment}
          defaultValue={initial.apartment}
        />
      </FieldRow>
      <FieldPair>
        <TextField
          {...field('landmark')}
          label={t('landmark')}
          hint={t('landmarkHint')}
          optional
          autoComplete="off"
          dir="auto"
          maxLength={ADDRESS_MAX_LENGTHS.landmark}
          defaultValue={initial.landmark}
        />
        <PhoneField
          {...phone('second_mobile')}
          label={t('secondMobile')}
          hint={t('secondMobileHint')}
          optional
          autoComplete="off"
          defaultValue={initial.second_mobile}
        />
      </FieldPair>
    </>
  );
}
