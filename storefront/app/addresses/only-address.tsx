import type { Address } from '@dp/contract/addresses.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { PencilLine, Trash2 } from 'lucide';
import type { AddressActions } from './address-actions.ts';
import { AddressUses } from './address-uses.tsx';
import { DefaultBadge } from './default-badge.tsx';
import styles from './only-address.module.css';
import { ownRecipient, Recipient } from './recipient.tsx';

/** The one address there is: nothing to choose, its actions are its own. */
export function OnlyAddress(props: AddressActions & { readonly address: Address }) {
  const { address, busy, problem, add, editAt, onDefault, onDelete } = props;
  const t = useTranslations('addresses');
  return (
    <>
      <div className={styles.pair}>
        <article className={styles.card}>
          <Recipient
            address={ownRecipient(address)}
            badge={address.is_default ? <DefaultBadge /> : undefined}
          />
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          <div className={styles.actions}>
            <ButtonLink
              to={editAt(address)}
              look="quiet"
              size="small"
              icon={<Icon of={PencilLine} size={18} />}
              aria-label={t('editOf', { name: address.full_name, street: address.street })}
            >
              {t('edit')}
            </ButtonLink>
            <Button
              look="quiet"
              size="small"
              icon={<Icon of={Trash2} size={18} />}
              busy={busy === 'delete'}
              onClick={() => onDelete(address)}
            >
              {t('delete')}
            </Button>
            {address.is_default ? null : (
              <Button
                look="quiet"
                size="small"
                busy={busy === 'default'}
                onClick={() => onDefault(address)}
              >
                {t('setDefault')}
              </Button>
            )}
          </div>
        </article>
        {add}
      </div>
      <AddressUses />
    </>
  );
}
