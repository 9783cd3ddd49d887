import type { Address } from '@dp/contract/addresses.ts';
import type { RadioCardOption } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { PencilLine } from 'lucide';
import { DefaultBadge } from './default-badge.tsx';
import { ownRecipient, Recipient } from './recipient.tsx';

/** One of the shopper's addresses as a card to choose, with a way to change it. */
export function useAddressOption(): (address: Address, editAt: string) => RadioCardOption<string> {
  const t = useTranslations('addresses');
  return (address, editAt) => ({
    value: String(address.id),
    label: (
      <Recipient
        address={ownRecipient(address)}
        badge={address.is_default ? <DefaultBadge /> : undefined}
      />
    ),
    end: (
      <IconLink
        to={editAt}
        label={t('editOf', { name: address.full_name, street: address.street })}
      >
        <Icon of={PencilLine} />
      </IconLink>
    ),
  });
}
