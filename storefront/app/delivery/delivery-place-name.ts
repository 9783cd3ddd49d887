import type { State } from '@dp/contract/addresses.ts';
import type { Translator } from '@dp/ui/i18n/translator.ts';

/** A city with its governorate; shown once if both have the same name. */
export function placeName(
  state: Pick<State, 'name'>,
  city: { readonly name: string },
  t: Translator<'products'>,
): string {
  return city.name === state.name
    ? city.name
    : t('delivery.place', { city: city.name, state: state.name });
}
