import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { listStatesAndCities } from './list-states-and-cities.ts';

/** The lookup of governorates and cities. */
export function addLocationRoutes(add: AddEndpoint, { db }: Deps): void {
  add('listStatesAndCities', ({ body, locale }) => listStatesAndCities(db, locale, body));
}
