import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { findRatedPlace, nameOf } from '@dp/api/shipping/rated-place.ts';
import { removeShippingRate } from '@dp/api/shipping/remove-shipping-rate.ts';
import { words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

export const removeShippingCommand: Command = {
  name: 'shipping remove',
  summary:
    'Take a rate away: nothing is delivered to the governorate, or the city costs what it does',
  usage: 'PLACE',
  help: [
    'PLACE  a governorate’s code (EG-C), a city’s id, or a name',
    'Cities of the governorate that have rates of their own keep them.',
  ],
  run: async (args, context) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [typed = ''] = words(positionals, ['PLACE']);
    const place = findRatedPlace(typed);
    await removeShippingRate(depsOf(context), commandLine, place);
    context.print(
      place.cityId === null
        ? `${nameOf(place)}: no delivery, but to its cities with rates of their own.`
        : `${nameOf(place)} now costs what its governorate does.`,
    );
  },
};
