import { parseArgs } from 'node:util';
import { ShippingRateRefused, setShippingRate } from '@dp/api/shipping/set-shipping-rate.ts';
import type { ShippingRate } from '@dp/api/shipping/shipping-rate.ts';
import { foldDigits } from '@dp/contract/digits.ts';
import { amount, given, words } from '../command-line/arguments.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { describeRate } from './describe-rate.ts';
import { findRatedPlace, nameOf } from './find-rated-place.ts';

const faults = {
  cost_missing: 'Nothing is delivered there yet: say --cost EGP.',
  days_backwards: '--days should be the fewest and the most, such as 1-3.',
} as const;

export const setShippingCommand: Command = {
  name: 'shipping set',
  summary: 'Set what delivery to a governorate or city costs',
  usage: 'PLACE [--cost EGP] [--free-over EGP | --never-free] [--days MIN-MAX]',
  help: [
    'PLACE        a governorate’s code (EG-C), a city’s id, or a name; a city’s rate wins over its governorate’s',
    '--cost       what delivery costs',
    '--free-over  goods total, after the voucher, from which it is free',
    '--days       working days, such as 2-3',
    'What is not given stays as it is.',
  ],
  run: async (args, { database, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        cost: { type: 'string' },
        'free-over': { type: 'string' },
        'never-free': { type: 'boolean' },
        days: { type: 'string' },
      },
    });
    const [typed = ''] = words(positionals, ['PLACE']);
    const place = findRatedPlace(typed);
    if (values['never-free'] && values['free-over'] !== undefined) {
      throw new CommandError('Say either --free-over or --never-free, not both.');
    }
    const cost = given(values.cost, (text) => amount('--cost', text));
    const freeOver = given(values['free-over'], (text) => amount('--free-over', text));
    const changes: Partial<ShippingRate> = {
      ...(cost === undefined ? {} : { costPiastres: cost }),
      ...(freeOver === undefined ? {} : { freeOverPiastres: freeOver }),
      ...(values['never-free'] ? { freeOverPiastres: null } : {}),
      ...given(values.days, days),
    };
    if (Object.keys(changes).length === 0) {
      throw new CommandError('Say what changes: --cost, --free-over, --never-free or --days.');
    }
    try {
      const rate = await setShippingRate(database.db, place, changes);
      print(`${nameOf(place)}: ${describeRate(rate)}`);
    } catch (error) {
      if (error instanceof ShippingRateRefused)
        throw new CommandError(faults[error.fault], { cause: error });
      throw error;
    }
  },
};

function days(typed: string): { daysMin: number; daysMax: number } {
  const match = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/.exec(foldDigits(typed.trim()));
  if (!match) throw new CommandError(`--days should be like 2-3, not "${typed}".`);
  return { daysMin: Number(match[1]), daysMax: Number(match[2]) };
}
