import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';

export type DeliveryRate = StaffCallOutput<'setDeliveryRate'>['data'];
/** What a place's rate says. */
export type RateTerms = Omit<DeliveryRate, 'version'>;
