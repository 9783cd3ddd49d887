import { type Brightness, brightnessOf } from '../products/brightness.ts';
import { countFilters, type ListFilters, NO_FILTERS } from './list-query.ts';
import type { ListScope } from './load-list.ts';

/**
 * The filters that make a list the page it is, as its title says: of all products, those on sale are the offers.
 * They are no choice within it: neither counted, nor chips, nor cleared.
 */
export function ownFilters(scope: ListScope, { bulbs, discounted }: ListFilters): ListFilters {
  if (scope.kind !== 'all') return NO_FILTERS;
  return { ...NO_FILTERS, bulbs, discounted: discounted && !bulbs };
}

/** The number of filters that were chosen besides a page's own, for the badge on the filter button. */
export function countChosen(filters: ListFilters, own: ListFilters): number {
  return countFilters({
    ...filters,
    bulbs: filters.bulbs && !own.bulbs,
    discounted: filters.discounted && !own.discounted,
    watts: chosenBrightness(filters) === undefined ? filters.watts : filters.watts.slice(0, 1),
  });
}

/** The bulb finder's one answer that is several wattages: to whom gave it, it is one choice. */
export function chosenBrightness({ bulbs, watts }: ListFilters): Brightness | undefined {
  return bulbs && watts.length > 1 ? brightnessOf(watts) : undefined;
}
