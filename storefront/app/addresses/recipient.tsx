import type { Address } from '@dp/contract/addresses.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import type { ReactNode } from 'react';
import { AddressLines, type ShownAddress } from './address-lines.tsx';
import styles from './recipient.module.css';

/** An address with who is met there. */
export interface ShownRecipient extends ShownAddress {
  readonly full_name: string;
  readonly mobile: string;
  readonly second_mobile?: string | null;
}

/** One of the customer's own addresses, as it is shown. */
export function ownRecipient(address: Address): ShownRecipient {
  return { ...address, city: address.city.name, state: address.state.name };
}

export interface RecipientProps {
  readonly address: ShownRecipient;
  /** Beside the name, such as that it is the default. */
  readonly badge?: ReactNode;
}

/**
 * To whom a parcel goes, where, and by which mobile numbers they are reached: the same on every page. Spans, so
 * that it can be the label of a choice.
 */
export function Recipient({ address, badge }: RecipientProps) {
  const { full_name: name, mobile, second_mobile: second } = address;
  return (
    <span className={styles.recipient}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {badge}
      </span>
      <span className={styles.lines}>
        <AddressLines address={address} />
      </span>
      <span className={styles.phones}>
        <bdi dir="ltr">{shownPhone(mobile)}</bdi>
        {second === null || second === undefined ? null : <bdi dir="ltr">{shownPhone(second)}</bdi>}
      </span>
    </span>
  );
}
