import type { Address } from '@dp/contract/addresses.ts';
import type { RadioCardOption } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
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
    corner: (
      <ButtonLink
        to={editAt}
        look="quiet"
        size="small"
        aria-label={t('editOf', { name: address.full_name, street: address.street })}
      >
        {t('edit')}
      </ButtonLink>
    ),
  });
}
