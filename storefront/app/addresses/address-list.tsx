import type { Address } from '@dp/contract/addresses.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { AddAddress } from './add-address.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './address-list.module.css';
import { AddressProblem } from './address-problem.tsx';
import { AddressUses } from './address-uses.tsx';
import { useAddressActions } from './use-address-actions.ts';

const ConfirmDialog = lazy(() => import('@dp/ui/overlays/confirm-dialog.tsx'));

export interface AddressListProps {
  readonly addresses: readonly Address[];
  /** Path of the form page; to change an address its id is appended. */
  readonly addAt: string;
}

/** The customer's addresses, each with what can be done about it; deleting one asks first. */
export function AddressList({ addresses, addAt }: AddressListProps) {
  const t = useTranslations('addresses');
  const [toDelete, setToDelete] = useState<Address>();
  const [asking, setAsking] = useState(false);
  const confirmed = useRef<Address>(undefined);
  const { busy, problem, forgetProblem, makeDefault, remove } = useAddressActions();
  const list = useFocusBesideDeleted(addresses);
  const isListed = addresses.some(({ id }) => id === problem?.of);

  return (
    <>
      {/* About an address that is no longer here. */}
      <AddressProblem text={isListed ? undefined : problem?.text} />
      <div ref={list} className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            busy={busy?.of === address.id ? busy.doing : undefined}
            problem={problem?.of === address.id ? problem.text : undefined}
            editAt={`${addAt}?id=${address.id}`}
            onDefault={() => void makeDefault(address)}
            onDelete={() => {
              forgetProblem();
              setToDelete(address);
              setAsking(true);
            }}
          />
        ))}
        <AddAddress to={addAt} />
      </div>
      {addresses.length === 1 ? <AddressUses /> : null}
      <Suspense>
        {toDelete === undefined ? null : (
          <ConfirmDialog
            open={asking}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              confirmed.current = toDelete;
              setAsking(false);
            }}
            // Not before: the question would give the focus back to a button that is gone.
            onClosed={() => {
              if (confirmed.current) void remove(confirmed.current);
              confirmed.current = undefined;
            }}
            title={t('confirmTitle')}
            description={t('confirmText', {
              name: toDelete.full_name,
              street: toDelete.street,
              city: toDelete.city.name,
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

/** The button that deleted an address goes away with it: the focus goes to the address in its place. */
function useFocusBesideDeleted(addresses: readonly Address[]) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(addresses);
  useEffect(() => {
    const gone = before.current.findIndex(({ id }) => !addresses.some((left) => left.id === id));
    before.current = addresses;
    if (gone === -1 || document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll<HTMLElement>('article');
    cards?.[Math.min(gone, addresses.length - 1)]?.focus();
  }, [addresses]);
  return list;
}
