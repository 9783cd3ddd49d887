import type { State } from '@dp/contract/addresses.ts';
import type { LinkedOrder } from '@dp/contract/order-links.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useEffect, useState } from 'react';
import {
  ADDRESS_FIELDS,
  type AddressField,
  addressBody,
  checkAddress,
} from '../addresses/address-form.ts';
import { AddressFormFields } from '../addresses/address-form-fields.tsx';
import { AddressFormSkeleton } from '../addresses/address-form-skeleton.tsx';
import { loadStates } from '../addresses/states.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { browserApi } from '../session/browser-client.ts';
import styles from './confirm-order-page.module.css';

interface CorrectAddressProps {
  readonly token: string;
  readonly order: LinkedOrder;
  readonly onCorrected: (order: LinkedOrder) => void;
  readonly onClose: () => void;
}

/** The form of the delivery address. When another place costs more or less, that is said before it is saved. */
export function CorrectAddress(props: CorrectAddressProps) {
  const errorText = useErrorText();
  const t = useTranslations('orders');
  const [states, setStates] = useState<readonly State[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    loadStates().then(setStates, (error: unknown) => setFailure(errorText(error)));
  }, [errorText]);
  if (failure !== undefined) {
    return (
      <>
        <FormAlert>{failure}</FormAlert>
        <Button look="secondary" onClick={props.onClose}>
          {t('link.back')}
        </Button>
      </>
    );
  }
  return states === undefined ? <AddressFormSkeleton /> : <Editor {...props} states={states} />;
}

function Editor({
  token,
  order,
  onCorrected,
  onClose,
  states,
}: CorrectAddressProps & { readonly states: readonly State[] }) {
  const t = useTranslations('orders');
  const words = useTranslations('addresses');
  const format = useFormat();
  /** The total that was shown for the place in the form, when it differs from the order's. */
  const [agreed, setAgreed] = useState<{ readonly place: string; readonly total: number }>();
  const form = useForm<AddressField>({
    names: ADDRESS_FIELDS,
    check: checkAddress,
    fieldOfError: { state_not_found: 'state_id', city_not_found: 'city_id' },
    async send(values) {
      const { is_default: _, ...address } = addressBody(values, false);
      const api = browserApi();
      const quote = await api.call('quoteLinkedCorrection', { body: { token, address } });
      const { before, after } = quote.data;
      const shown = agreed?.place === values.city_id ? agreed.total : before.total;
      if (after.total !== shown) {
        setAgreed({ place: values.city_id, total: after.total });
        return;
      }
      const { data } = await api.call('correctLinkedOrder', {
        body: { token, address, expected_total: after.total },
      });
      onCorrected(data);
    },
  });
  const field = useFields(form, {
    name_required: words('nameRequired'),
  });
  const { address } = order;
  const initial = {
    full_name: address.full_name,
    mobile: address.mobile,
    second_mobile: address.second_mobile ?? '',
    state_id: String(address.state_id),
    city_id: String(address.city_id),
    street: address.street,
    building: address.building ?? '',
    floor: address.floor ?? '',
    apartment: address.apartment ?? '',
    landmark: address.landmark ?? '',
  };
  return (
    <Form form={form}>
      <AddressFormFields form={form} field={field} initial={initial} states={states} />
      {agreed === undefined ? null : (
        <FormAlert look="plain">
          {t.rich('link.newTotal', {
            amount: format.price(agreed.total),
            price: (amount) => <bdi>{amount}</bdi>,
          })}
        </FormAlert>
      )}
      <div className={styles.task}>
        <SubmitButton busy={form.busy}>
          {agreed === undefined ? t('link.save') : t('link.agree')}
        </SubmitButton>
        <Button look="quiet" full onClick={onClose}>
          {t('link.back')}
        </Button>
      </div>
    </Form>
  );
}
