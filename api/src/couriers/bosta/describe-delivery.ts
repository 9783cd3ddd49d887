import type { DeliveryRequest } from '../courier-driver.ts';

/** The kind of a delivery to a customer. */
const DELIVER = 10;
const STREET_MIN_LENGTH = 5;
const DESCRIPTION_MAX_LENGTH = 200;
const NOTES_MAX_LENGTH = 300;
/** Grams from which a parcel counts as of the next size. */
const MEDIUM_FROM = 5_000;
const LARGE_FROM = 15_000;

/** The header in which a webhook brings the shop's secret back. */
export const SECRET_HEADER = 'x-courier-secret';

/** The body that registers a delivery at Bosta, in pounds and kilograms. */
export function describeDelivery(request: DeliveryRequest, webhookSecret: string): object {
  const { receiver, address, cashPiastres, weightGrams } = request;
  const [firstName = '', ...others] = receiver.name.trim().split(/\s+/);
  const street = address.street.trim();
  return {
    type: DELIVER,
    specs: {
      packageType: 'Parcel',
      size: sizeOf(weightGrams ?? 0),
      ...(weightGrams === null ? {} : { weight: weightGrams / 1_000 }),
      packageDetails: {
        itemsCount: request.pieces,
        description: request.description.slice(0, DESCRIPTION_MAX_LENGTH),
      },
    },
    ...(cashPiastres === 0 ? {} : { cod: cashPiastres / 100 }),
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
      firstName: firstName || request.orderNumber,
      lastName: others.join(' ') || firstName || request.orderNumber,
      phone: receiver.mobile,
      ...optional('secondPhone', receiver.secondMobile),
    },
    businessReference: request.reference,
    uniqueBusinessReference: request.reference,
    // The second phone again: some of Bosta's own clients give that field another name.
    notes: [
      request.fragile ? 'Fragile · قابل للكسر' : '',
      receiver.secondMobile === null ? '' : `Tel. 2: ${receiver.secondMobile}`,
    ]
      .filter((note) => note !== '')
      .join(' · ')
      .slice(0, NOTES_MAX_LENGTH),
    // «افتح وعاين قبل الدفع»
    allowToOpenPackage: true,
    webhookUrl: request.webhookUrl,
    webhookCustomHeaders: { [SECRET_HEADER]: webhookSecret },
  };
}

function sizeOf(grams: number): 'SMALL' | 'MEDIUM' | 'LARGE' {
  if (grams >= LARGE_FROM) return 'LARGE';
  return grams >= MEDIUM_FROM ? 'MEDIUM' : 'SMALL';
}

function optional(name: string, value: string | null): object {
  return value === null || value === '' ? {} : { [name]: value };
}
