import { AddressLines, type ShownAddress } from '../addresses/address-lines.tsx';
import { shownPhone } from '../forms/shown-phone.ts';
import styles from './recipient.module.css';

export interface RecipientProps {
  readonly address: ShownAddress & { readonly full_name: string; readonly mobile: string };
  readonly secondMobile?: string | null;
}

/** To whom an order goes, where, and by which mobile numbers they are reached. */
export function Recipient({ address, secondMobile = null }: RecipientProps) {
  return (
    <>
      <p className={styles.name}>
        <bdi>{address.full_name}</bdi>
      </p>
      <p className={styles.soft}>
        <AddressLines address={address} />
      </p>
      <p className={styles.soft}>
        <bdi dir="ltr">{shownPhone(address.mobile)}</bdi>
        {secondMobile === null ? null : (
          <>
            {' · '}
            <bdi dir="ltr">{shownPhone(secondMobile)}</bdi>
          </>
        )}
      </p>
    </>
  );
}
