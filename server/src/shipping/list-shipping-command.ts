import { parseArgs } from 'node:util';
import { STATES } from '@dp/api/locations/egypt.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { listShippingRates } from '@dp/api/shipping/rate-queries.ts';
import { findGovernorate } from '@dp/api/shipping/rated-place.ts';
import { words } from '../command-line/arguments.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';
import { describeRate } from './describe-rate.ts';

export const listShippingCommand: Command = {
  name: 'shipping list',
  summary: 'List what delivery costs, by governorate and by city with a rate of its own',
  usage: '[--cities GOVERNORATE]',
  help: ['--cities  every city of one governorate (its code or name) with its id'],
  run: async (args, { database, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { cities: { type: 'string' } },
    });
    words(positionals, []);
    const rates = await listShippingRates(database.db, commandLine);
    const rateOf = (stateId: number, cityId: number | null) => {
      const rate = rates.find((each) => each.stateId === stateId && each.cityId === cityId);
      return rate && describeRate(rate);
    };
    const chosen = values.cities === undefined ? undefined : findGovernorate(values.cities);
    const rows = STATES.filter(({ id }) => chosen === undefined || id === chosen).flatMap(
      (state) => [
        [state.code, state.en, rateOf(state.id, null) ?? 'no delivery'],
        ...state.cities
          .map((city) => [String(city.id), `  ${city.en}`, rateOf(state.id, city.id) ?? ''])
          .filter(([, , rate]) => chosen !== undefined || rate !== ''),
      ],
    );
    for (const line of table(['PLACE', 'NAME', 'DELIVERY'], rows)) print(line);
  },
};
