import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { findRatedPlace, nameOf } from '@dp/api/shipping/rated-place.ts';
import { setShippingRate } from '@dp/api/shipping/set-shipping-rate.ts';
import { foldDigits } from '@dp/contract/digits.ts';
import { shippingRateBody } from '@dp/contract/staff/shipping.ts';
import { numeric, readInput, words } from '../command-line/arguments.ts';
import { type Command, CommandError, depsOf } from '../command-line/command.ts';
import { describeRate } from './describe-rate.ts';

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
  run: async (args, context) => {
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
    const changes = readInput(
      shippingRateBody,
      {
        cost: numeric(values.cost),
        free_over: values['never-free'] ? null : numeric(values['free-over']),
        days: values.days === undefined ? undefined : days(values.days),
      },
      { cost: '--cost', free_over: '--free-over', days: '--days' },
    );
    const rate = await setShippingRate(depsOf(context), commandLine, place, changes);
    context.print(`${nameOf(place)}: ${describeRate(rate)}`);
  },
};

function days(typed: string): { min: number; max: number } {
  const match = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/.exec(foldDigits(typed.trim()));
  if (!match) throw new CommandError(`--days should be like 2-3, not "${typed}".`);
  return { min: Number(match[1]), max: Number(match[2]) };
}
