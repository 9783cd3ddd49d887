import type { Address } from '@dp/contract/addresses.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { lazy, Suspense, useState } from 'react';
import { AddAddress } from './add-address.tsx';
import { AddressChoice } from './address-choice.tsx';
import { OnlyAddress } from './only-address.tsx';
import { useAddressActions } from './use-address-actions.ts';

const ConfirmDialog = lazy(() => import('@dp/ui/overlays/confirm-dialog.tsx'));

export interface AddressListProps {
  readonly addresses: readonly Address[];
  /** Path of the form page; to change an address its id is appended. */
  readonly addAt: string;
}

/** The customer's addresses and what can be done about them; deleting one asks first. */
export function AddressList({ addresses, addAt }: AddressListProps) {
  const t = useTranslations('addresses');
  const [toDelete, setToDelete] = useState<Address>();
  const [asking, setAsking] = useState(false);
  const { busy, problem, setProblem, makeDefault, remove } = useAddressActions();
  const [first, second] = addresses;
  const shared = {
    busy,
    problem,
    add: <AddAddress to={addAt} />,
    editAt: ({ id }: Address) => `${addAt}?id=${id}`,
    onDefault: (address: Address) => void makeDefault(address),
    onDelete: (address: Address) => {
      setProblem(undefined);
      setToDelete(address);
      setAsking(true);
    },
  };

  return (
    <>
      {first !== undefined && second === undefined ? (
        <OnlyAddress address={first} {...shared} />
      ) : (
        <AddressChoice addresses={addresses} onProblem={setProblem} {...shared} />
      )}
      <Suspense>
        {toDelete === undefined ? null : (
          <ConfirmDialog
            open={asking}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              void remove(toDelete);
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
