import type { AddEndpoint } from '../http/endpoint.ts';
import { listStatesAndCities } from './list-states-and-cities.ts';

/** The lookup of governorates and cities. */
export function addLocationRoutes(add: AddEndpoint): void {
  add('listStatesAndCities', ({ body, locale }) => listStatesAndCities(locale, body));
}
