import type { Address, State } from '@dp/contract/addresses.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { requestKeys } from '@dp/ui/storage/request-keys.ts';
import { useState } from 'react';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { browserApi } from '../session/browser-client.ts';
import { forgetAddressDraft, saveAddressDraft } from './address-draft.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressValues,
  addressBody,
  checkAddress,
} from './address-form.ts';
import { AddressFormFields } from './address-form-fields.tsx';

/** What an address form begins with. */
export interface AddressStart {
  readonly states: readonly State[];
  readonly initial: AddressValues;
  /** The address to change; undefined for a new one. */
  readonly editing: Address | undefined;
  /** The first address is the default one anyway. */
  readonly isFirst: boolean;
}

export interface AddressEditorProps {
  readonly start: AddressStart;
  readonly submitLabel: string;
  readonly onSaved: (address: Address) => Promise<void>;
  readonly onChange?: (values: AddressValues) => void;
}

/** The form of a new or stored address. Input is preserved in this tab until it is saved. */
export function AddressEditor({ start, submitLabel, onSaved, onChange }: AddressEditorProps) {
  const t = useTranslations('addresses');
  const { states, initial, editing, isFirst } = start;
  const [keyOf] = useState(requestKeys);
  const asksForDefault = !isFirst && editing?.is_default !== true;
  const form = useForm<AddressField>({
    names: ADDRESS_FIELDS,
    check: checkAddress,
    fieldOfError: { state_not_found: 'state_id', city_not_found: 'city_id' },
    onChange: (values) => {
      saveAddressDraft(draftName(editing), values);
      onChange?.(values);
    },
    async send(values) {
      const ticked = form.props.ref.current?.querySelector<HTMLInputElement>('[name=is_default]');
      const body = addressBody(values, !asksForDefault || ticked?.checked === true, editing?.id);
      const { data } = await browserApi().call('storeAddress', {
        body: editing === undefined ? { key: keyOf(body), ...body } : body,
      });
      forgetAddressDraft();
      await onSaved(data);
    },
  });
  const field = useFields(form, {
    name_required: t('nameRequired'),
  });
  return (
    <Form form={form}>
      <AddressFormFields form={form} field={field} initial={initial} states={states} />
      {asksForDefault ? <Checkbox name="is_default" label={t('isDefault')} /> : null}
      <SubmitButton busy={form.busy}>{submitLabel}</SubmitButton>
    </Form>
  );
}

/** The draft's name of an address to be changed, or of a new one. */
export function draftName(editing: Pick<Address, 'id'> | undefined): string {
  return editing === undefined ? 'new' : String(editing.id);
}
