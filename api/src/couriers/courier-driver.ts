import type { Locale } from '@dp/contract/locale.ts';
import type { AttemptReason, ParcelState } from '@dp/contract/parcel-states.ts';
import type { LABEL_SIZES, PICKUP_SLOTS } from '@dp/contract/staff/courier-values.ts';
import type { ParcelMove } from '@dp/contract/staff/parcels.ts';

/** A courier company that is reached by its API. Sums are piastres; each driver converts to its own unit. */
export interface CourierDriver {
  readonly name: 'bosta';
  readonly mode: 'test' | 'live';
  /** Registers a delivery. After `unknown`, find it by its reference before repeating. */
  create(request: DeliveryRequest, signal: AbortSignal): Promise<Created>;
  /** The delivery with this reference of the shop's. */
  find(reference: string, signal: AbortSignal): Promise<Found>;
  /** Where a delivery is now. */
  read(trackingNumber: string, signal: AbortSignal): Promise<DeliveryReport | 'unknown'>;
  /** What a report means for a parcel in a state. */
  meaningOf(report: DeliveryReport, state: ParcelState): CourierNews;
  /** Gives a delivery another address and receiver. Repeating it changes nothing. */
  correct(trackingNumber: string, to: Destination, signal: AbortSignal): Promise<Corrected>;
  /** Whether a delivery goes there, as far as the company says where it goes. */
  goesTo(
    trackingNumber: string,
    to: Destination,
    signal: AbortSignal,
  ): Promise<boolean | 'unknown'>;
  /** Ends a delivery before it is picked up. */
  cancel(trackingNumber: string, signal: AbortSignal): Promise<'done' | 'refused' | 'unknown'>;
  /** The label as a PDF; undefined when the company gives none. */
  label(
    deliveryId: string,
    how: { readonly size: LabelSize; readonly locale: Locale },
    signal: AbortSignal,
  ): Promise<Buffer | undefined>;
  requestPickup(pickup: Pickup, signal: AbortSignal): Promise<PickupAnswer>;
  /** Checks the secret of a webhook in constant time, and what it is about. */
  readWebhook(raw: RawWebhook): WebhookReading;
  /** What it paid out for a delivery, by its newest payment; null before the first. */
  readPayout(trackingNumber: string, signal: AbortSignal): Promise<Payout | null | 'unknown'>;
  listCities(signal: AbortSignal): Promise<readonly CourierPlace[] | undefined>;
  listDistricts(cityId: string, signal: AbortSignal): Promise<readonly CourierPlace[] | undefined>;
}

export type LabelSize = (typeof LABEL_SIZES)[number];

export interface DeliveryRequest extends Destination {
  /** The shop's own reference, never used before. */
  readonly reference: string;
  /** To collect at the door, piastres; 0 when it is paid. */
  readonly cashPiastres: number;
  readonly weightGrams: number | null;
  readonly pieces: number;
  readonly description: string;
  readonly webhookUrl: string;
}

/** Where a delivery goes, and what its courier should know. */
export interface Destination {
  readonly orderNumber: string;
  readonly fragile: boolean;
  readonly note: string | null;
  readonly receiver: {
    readonly name: string;
    readonly mobile: string;
    readonly secondMobile: string | null;
  };
  readonly address: {
    readonly cityName: string;
    readonly districtId: string;
    readonly street: string;
    readonly building: string | null;
    readonly floor: string | null;
    readonly apartment: string | null;
    readonly landmark: string | null;
  };
}

export type Created =
  | { readonly kind: 'created'; readonly deliveryId: string; readonly trackingNumber: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

export type Corrected =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

export type Found =
  | { readonly kind: 'found'; readonly deliveryId: string; readonly trackingNumber: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Where a delivery is, in the company's own words. */
export interface DeliveryReport {
  readonly reference: string;
  readonly state: number;
  /** By name as in webhooks (`SEND`, `RTO`) or by number as in answers (10, 20). */
  readonly type: string | number;
  readonly exceptionCode: number | null;
  /** Attempts at the customer's door so far; null where it is not said. */
  readonly attempts: number | null;
  /** What was collected, piastres; null where it is not said. */
  readonly cashPiastres: number | null;
}

/** What a report means for the parcel. */
export type CourierNews =
  /** Nothing new, or not about where the parcel is. */
  | { readonly kind: 'none' }
  /** The courier has it, or had it since: what else the report says is read again after the handover. */
  | { readonly kind: 'picked_up' }
  | { readonly kind: 'move'; readonly to: ParcelMove; readonly reason?: AttemptReason }
  /** Ended before it was picked up: the shop still has it. */
  | { readonly kind: 'terminated' }
  /** Staff must look: lost track, damaged, on hold, or a meaning that is not known. */
  | { readonly kind: 'attention' };

export interface RawWebhook {
  readonly rawBody: Buffer;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export type WebhookReading =
  | { readonly verdict: 'wrong_secret' }
  | { readonly verdict: 'malformed' }
  | {
      readonly verdict: 'verified';
      readonly trackingNumber: string;
      /** Names the event: a repeated report has the same key. */
      readonly key: string;
      /** Why an attempt failed, which may be over when the delivery is asked about. */
      readonly report: DeliveryReport;
    };

/** What a company paid out for a delivery. Sums are piastres. */
export interface Payout {
  readonly cash: number;
  /** What it kept, without and as VAT. */
  readonly fees: number;
  readonly vat: number;
  /** Negative for a delivery that came back. */
  readonly net: number;
  readonly transaction: string | null;
  /** `2026-03-31` in Cairo. */
  readonly day: string | null;
}

export interface Pickup {
  /** `2026-03-31`. */
  readonly day: string;
  readonly slot: (typeof PICKUP_SLOTS)[number];
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
}
export type PickupAnswer =
  | { readonly kind: 'done'; readonly id: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** A city or district in the company's own list. */
export interface CourierPlace {
  readonly id: string;
  readonly nameAr: string;
  readonly nameEn: string;
  /** Whether it delivers there. */
  readonly delivers: boolean;
}
