import type { State } from '@dp/contract/addresses.ts';
import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { AddressFields } from '../order-form/address-fields.tsx';
import { type AddressValues, sameAddress, valuesOfAddress } from '../order-form/address-values.ts';
import formStyles from '../order-form/order-form.module.css';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAddressLines } from '../parts/use-address-lines.ts';

export interface DeliverySectionProps {
  /** Whose addresses are offered. */
  readonly caller: CustomerPage | undefined;
  readonly values: AddressValues;
  readonly onChange: (changed: Partial<AddressValues>) => void;
  readonly places: readonly State[];
  readonly problem: (name: string) => string | undefined;
}

/** Where it goes: one of the caller's addresses, or another one. */
export function DeliverySection(props: DeliverySectionProps) {
  const { caller, values, onChange, places, problem } = props;
  const t = useTranslations('orderForm');
  const lines = useAddressLines();
  const [filling, setFilling] = useState(0);
  const known = (caller?.addresses ?? []).map((address) => ({
    address,
    filled: valuesOfAddress(address),
  }));
  return (
    <Section title={t('address')}>
      {known.map(({ address, filled }) => {
        const { state, city, ...rest } = address;
        const isUsed = sameAddress(filled, values);
        return (
          <SectionRow
            key={address.id}
            title={<bdi>{address.full_name}</bdi>}
            detail={lines({ ...rest, state: state.name, city: city.name }).map((line) => (
              <span key={line} className={formStyles.addressLine}>
                {line}
              </span>
            ))}
            action={
              <Button
                look="secondary"
                size="small"
                aria-pressed={isUsed}
                onClick={() => {
                  onChange(filled);
                  setFilling((before) => before + 1);
                }}
              >
                {isUsed ? t('caller.used') : t('caller.use')}
              </Button>
            }
          />
        );
      })}
      <div className={formStyles.group}>
        <AddressFields
          values={values}
          onChange={onChange}
          places={places}
          problem={problem}
          filling={filling}
          addresseeHint={t('caller.addressee')}
        />
      </div>
    </Section>
  );
}
