import type { DeliveryRequest } from '../courier-driver.ts';
import { describeDestination } from './describe-destination.ts';

/** The kind of a delivery to a customer. */
const DELIVER = 10;
const DESCRIPTION_MAX_LENGTH = 200;
/** Grams from which a parcel counts as of the next size. */
const MEDIUM_FROM = 5_000;
const LARGE_FROM = 15_000;

/** The header in which a webhook brings the shop's secret back. */
export const SECRET_HEADER = 'x-courier-secret';

/** The body that registers a delivery at Bosta, in pounds and kilograms. */
export function describeDelivery(request: DeliveryRequest, webhookSecret: string): object {
  const { cashPiastres, weightGrams } = request;
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
    ...describeDestination(request),
    businessReference: request.reference,
    uniqueBusinessReference: request.reference,
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
