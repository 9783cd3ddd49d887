import type { Address } from '@dp/contract/addresses.ts';
import type { RadioCardOption } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { PencilLine } from 'lucide';
import { shownPhone } from '../forms/shown-phone.ts';
import { AddressLines } from './address-lines.tsx';
import styles from './address-option.module.css';

/** One of the shopper's addresses as a card to choose, with a way to change it. */
export function useAddressOption(): (address: Address, editAt: string) => RadioCardOption<string> {
  const t = useTranslations('addresses');
  return (address, editAt) => ({
    value: String(address.id),
    label: (
      <span className={styles.head}>
        <bdi>{address.full_name}</bdi>
        {address.is_default ? <Badge>{t('default')}</Badge> : null}
      </span>
    ),
    detail: (
      <>
        <AddressLines
          address={{ ...address, city: address.city.name, state: address.state.name }}
        />
        <bdi dir="ltr" className={styles.mobile}>
          {shownPhone(address.mobile)}
        </bdi>
      </>
    ),
    end: (
      <IconLink to={editAt} label={t('edit', { name: address.full_name, street: address.street })}>
        <Icon of={PencilLine} />
      </IconLink>
    ),
  });
}
