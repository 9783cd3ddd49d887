import type { State } from '@dp/contract/addresses.ts';
import type { Translator } from '@dp/ui/i18n/translator.ts';

/** A city with its governorate; the one named like its governorate is named once. */
export function placeName(
  state: Pick<State, 'name'>,
  city: { readonly name: string },
  t: Translator<'products'>,
): string {
  return city.name === state.name
    ? city.name
    : t('delivery.place', { city: city.name, state: state.name });
}
