import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useState } from 'react';

export interface ChosenParcels {
  /** Also those of other pages of the list. */
  readonly all: readonly StaffParcel[];
  readonly has: (id: number) => boolean;
  readonly toggle: (parcel: StaffParcel) => void;
  readonly add: (parcels: readonly StaffParcel[]) => void;
  /** Takes out those whose cash somebody else received meanwhile. */
  readonly drop: (ids: readonly number[]) => void;
  readonly clear: () => void;
}

/**
 * Parcels chosen from a list of several pages.
 *
 * @param shown those of the page that is open, as they are now.
 */
export function useChosenParcels(shown: readonly StaffParcel[]): ChosenParcels {
  const [chosen, setChosen] = useState<ReadonlyMap<number, StaffParcel>>(new Map());
  const now = new Map(shown.map((parcel) => [parcel.id, parcel]));
  const change = (edit: (next: Map<number, StaffParcel>) => void) =>
    setChosen((before) => {
      const next = new Map(before);
      edit(next);
      return next;
    });
  return {
    all: [...chosen.values()].map((parcel) => now.get(parcel.id) ?? parcel),
    has: (id) => chosen.has(id),
    toggle: (parcel) =>
      change((next) => {
        if (!next.delete(parcel.id)) next.set(parcel.id, parcel);
      }),
    add: (parcels) =>
      change((next) => {
        for (const parcel of parcels) next.set(parcel.id, parcel);
      }),
    drop: (ids) =>
      change((next) => {
        for (const id of ids) next.delete(id);
      }),
    clear: () => setChosen(new Map()),
  };
}
