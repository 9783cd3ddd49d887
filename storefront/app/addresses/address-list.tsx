import type { Address } from '@dp/contract/addresses.ts';
import { RadioCards } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Trash2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import styles from './address-list.module.css';
import { useAddressOption } from './address-option.tsx';
import { useAddressActions } from './use-address-actions.ts';

const ConfirmDialog = lazy(() => import('@dp/ui/overlays/confirm-dialog.tsx'));

export interface AddressListProps {
  readonly addresses: readonly Address[];
  /** Path of the form page; the address's id is appended. */
  readonly editAt: string;
}

/**
 * The addresses as a choice, with what can be done about the chosen one (specification §8): on its card, and
 * below the list until one is chosen.
 */
export function AddressList({ addresses, editAt }: AddressListProps) {
  const t = useTranslations('addresses');
  const option = useAddressOption();
  const [chosenId, setChosenId] = useState<string>();
  const [asking, setAsking] = useState(false);
  const chosen = addresses.find(({ id }) => String(id) === chosenId);
  const { busy, problem, setProblem, makeDefault, remove } = useAddressActions();
  const actions = (
    <div className={styles.actions}>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button
        look="secondary"
        busy={busy === 'default'}
        onClick={() => {
          if (chosen === undefined) return setProblem(t('noneForDefault'));
          void makeDefault(chosen);
        }}
      >
        {t('setDefault')}
      </Button>
      <Button
        look="secondary"
        icon={<Icon of={Trash2} />}
        busy={busy === 'delete'}
        onClick={() => {
          if (chosen === undefined) return setProblem(t('noneToDelete'));
          setProblem(undefined);
          setAsking(true);
        }}
      >
        {t('delete')}
      </Button>
    </div>
  );

  return (
    <>
      <RadioCards
        legend={t('listText')}
        options={addresses.map((address) => ({
          ...option(address, `${editAt}?id=${address.id}`),
          ...(address === chosen ? { foot: actions } : {}),
        }))}
        value={chosen === undefined ? undefined : chosenId}
        onChange={(id) => {
          setChosenId(id);
          setProblem(undefined);
        }}
      />
      {chosen === undefined ? (
        <div data-foot className={styles.foot}>
          {actions}
        </div>
      ) : null}
      <Suspense>
        {chosen === undefined ? null : (
          <ConfirmDialog
            open={asking}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              void remove(chosen);
            }}
            title={t('confirmTitle')}
            description={t('confirmText', {
              name: chosen.full_name,
              street: chosen.street,
              city: chosen.city.name,
            })}
            confirmLabel={t('confirmDelete')}
            cancelLabel={t('keep')}
            dangerous
          />
        )}
      </Suspense>
    </>
  );
}
