import type { Address } from '@dp/contract/addresses.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { CircleCheck, PencilLine, Trash2 } from 'lucide';
import { useEffect, useRef } from 'react';
import styles from './address-card.module.css';
import { AddressProblem } from './address-problem.tsx';
import { DefaultBadge } from './default-badge.tsx';
import { ownRecipient, Recipient } from './recipient.tsx';

export interface AddressCardProps {
  readonly address: Address;
  /** What is being done about this address. */
  readonly busy: 'default' | 'delete' | undefined;
  readonly problem: string | undefined;
  /** The form that changes it. */
  readonly editAt: string;
  readonly onDefault: () => void;
  /** Asks before it deletes. */
  readonly onDelete: () => void;
}

/** One of the shopper's addresses with what can be done about it. */
export function AddressCard(props: AddressCardProps) {
  const { address, busy, problem, editAt, onDefault, onDelete } = props;
  const { full_name: name, street, is_default: isDefault } = address;
  const t = useTranslations('addresses');
  const card = useRef<HTMLElement>(null);
  const wasDefault = useRef(isDefault);
  useEffect(() => {
    // The button that made it the default is gone, and the focus with it.
    const focusIsLost = document.activeElement === document.body;
    if (isDefault && !wasDefault.current && focusIsLost) card.current?.focus();
    wasDefault.current = isDefault;
  }, [isDefault]);
  return (
    <article ref={card} tabIndex={-1} className={styles.card}>
      <Recipient address={ownRecipient(address)} badge={isDefault ? <DefaultBadge /> : undefined} />
      <AddressProblem text={problem} />
      <div className={styles.actions}>
        <ButtonLink
          to={editAt}
          look="quiet"
          size="small"
          icon={<Icon of={PencilLine} size={18} />}
          aria-label={t('editOf', { name, street })}
        >
          {t('edit')}
        </ButtonLink>
        <Button
          look="quiet"
          size="small"
          icon={<Icon of={Trash2} size={18} />}
          busy={busy === 'delete'}
          aria-label={t('deleteOf', { name, street })}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
        {isDefault ? null : (
          <Button
            look="quiet"
            size="small"
            icon={<Icon of={CircleCheck} size={18} />}
            busy={busy === 'default'}
            aria-label={t('setDefaultOf', { name, street })}
            onClick={onDefault}
          >
            {t('setDefault')}
          </Button>
        )}
      </div>
    </article>
  );
}
