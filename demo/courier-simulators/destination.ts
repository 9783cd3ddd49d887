import { CITIES } from './places.ts';

/** Where a delivery goes, as Bosta receives it. */
export interface Destination {
  readonly dropOffAddress: Readonly<Record<string, string | undefined>>;
  readonly receiver: Readonly<Record<string, string | undefined>>;
  readonly notes: string;
}

/** The states in which Bosta's documents let a delivery be edited. */
const CORRECTABLE = [10, 11, 20, 21, 22, 24, 30, 41, 47];

export function isCorrectable({ state }: { readonly state: number }): boolean {
  return CORRECTABLE.includes(state);
}

export function destinationIn(body: Record<string, unknown>): Destination {
  const { dropOffAddress, receiver, notes } = body as Partial<Destination>;
  return { dropOffAddress: dropOffAddress ?? {}, receiver: receiver ?? {}, notes: notes ?? '' };
}

/** Why Bosta refuses a destination; undefined when it does not. */
export function faultOf({ dropOffAddress, receiver }: Destination): string | undefined {
  if (!CITIES.some(({ name }) => name === dropOffAddress.city)) return 'Unknown city';
  if ((dropOffAddress.firstLine ?? '').length < 5) return 'Address is too short';
  if (!/^(\+?2)?01\d{9}$/.test(receiver.phone ?? '')) return 'Phone is not valid';
  return undefined;
}
