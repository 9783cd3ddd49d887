import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect } from 'react';
import { loadStates } from '../addresses/states.ts';
import { type DeliveryPlace, deliveryPlaceStore } from './delivery-place-store.ts';

/** The name of the place in the language shown; one chosen in the other language is looked up. */
export function usePlaceName(place: DeliveryPlace | undefined): string {
  const locale = useLocale();
  const known = place?.names[locale];
  useEffect(() => {
    if (place === undefined || known !== undefined) return;
    let left = false;
    loadStates().then(
      (states) => {
        const state = states.find(({ id }) => id === place.stateId);
        const city = state?.cities.find(({ id }) => id === place.cityId);
        if (left || state === undefined || city === undefined) return;
        const names = { ...place.names, [locale]: city.name };
        deliveryPlaceStore.getState().choose({ ...place, names });
      },
      // The other language's name serves until the next visit.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [place, known, locale]);
  return known ?? place?.names.ar ?? place?.names.en ?? '';
}
