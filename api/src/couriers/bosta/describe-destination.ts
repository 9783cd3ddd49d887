import type { ReadValue } from '../../remote/raw-json.ts';
import type { Destination } from '../courier-driver.ts';

const STREET_MIN_LENGTH = 5;
const NOTES_MAX_LENGTH = 300;
/** Bosta writes phones with or without the country's code. */
const PHONE_DIGITS = 10;

/** Where a delivery goes, in the bodies that register and correct it. */
export function describeDestination(to: Destination) {
  const { receiver, address } = to;
  const [firstName = '', ...others] = receiver.name.trim().split(/\s+/);
  const street = address.street.trim();
  return {
    dropOffAddress: {
      city: address.cityName,
      districtId: address.districtId,
      // Bosta refuses shorter ones.
      firstLine: street.length < STREET_MIN_LENGTH ? `${street}, ${address.cityName}` : street,
      ...optional('secondLine', address.landmark),
      ...optional('buildingNumber', address.building),
      ...optional('floor', address.floor),
      ...optional('apartment', address.apartment),
    },
    receiver: {
      firstName: firstName || to.orderNumber,
      lastName: others.join(' ') || firstName || to.orderNumber,
      phone: receiver.mobile,
      ...optional('secondPhone', receiver.secondMobile),
    },
    // The second phone again: some of Bosta's own clients give that field another name.
    notes: [
      to.fragile ? 'Fragile · قابل للكسر' : '',
      to.note ?? '',
      receiver.secondMobile === null ? '' : `Tel. 2: ${receiver.secondMobile}`,
    ]
      .filter((note) => note !== '')
      .join(' · ')
      .slice(0, NOTES_MAX_LENGTH),
  };
}

/** Whether Bosta's answer about a delivery says the same destination; what it leaves out is not compared. */
export function saysDestination(value: ReadValue, to: Destination): boolean {
  const { dropOffAddress, receiver, notes } = describeDestination(to);
  const wanted: Readonly<Record<string, string | undefined>> = dropOffAddress;
  const same = ['firstLine', 'secondLine', 'buildingNumber', 'floor', 'apartment'].every(
    (field) => value(`dropOffAddress.${field}`) === (wanted[field] ?? ''),
  );
  const district = value('dropOffAddress.districtId') || value('dropOffAddress.district._id');
  const theirNotes = value('notes');
  return (
    same &&
    (district === '' || district === dropOffAddress.districtId) &&
    (theirNotes === '' || theirNotes === notes) &&
    value('receiver.firstName') === receiver.firstName &&
    value('receiver.lastName') === receiver.lastName &&
    endOf(value('receiver.phone')) === endOf(receiver.phone)
  );
}

function endOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-PHONE_DIGITS);
}

function optional<Name extends string>(
  name: Name,
  value: string | null,
): { readonly [N in Name]?: string } {
  return value === null || value === '' ? {} : ({ [name]: value } as { [N in Name]: string });
}
