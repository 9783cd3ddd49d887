import { parseArgs } from 'node:util';
import { editProduct, productEdit } from '@dp/api/catalog/edit-product.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { numeric, readInput, words, yesOrNo } from '../command-line/arguments.ts';
import { type Command, CommandError, depsOf } from '../command-line/command.ts';

/** `catalog edit SKU`. */
export const editProductCommand: Command = {
  name: 'catalog edit',
  summary: 'Change one product: its names, price or discount, or take it off sale',
  usage:
    'SKU [--name-ar TEXT] [--name-en TEXT] [--list-price EGP] [--discount PERCENT] [--tiers LIST|none] [--featured yes|no|PLACE] [--on-sale yes|no]',
  help: [
    '--list-price EGP    before discount, at most two decimals',
    '--discount PERCENT  off the list price; 0 for none',
    '--tiers LIST        prices by quantity, such as 6=85,24=15%: one costs 85 EGP from 6 on, and the list',
    '                    price less 15 % from 24 on; none for none',
    '--featured yes|no   whether it is among the featured products of the home page;',
    '                    or its place among them, from 1; yes comes after all places',
    '--on-sale yes|no    no takes it off sale; orders keep their copy of it',
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'name-ar': { type: 'string' },
        'name-en': { type: 'string' },
        'list-price': { type: 'string' },
        discount: { type: 'string' },
        tiers: { type: 'string' },
        featured: { type: 'string' },
        'on-sale': { type: 'string' },
      },
    });
    const [sku = ''] = words(positionals, ['SKU']);
    const edit = readInput(
      productEdit,
      {
        name_ar: values['name-ar'],
        name_en: values['name-en'],
        list_price: numeric(values['list-price']),
        discount: numeric(values.discount),
        tiers: tiersIn(values.tiers),
        featured: placeOrYesOrNo(values.featured),
        state: stateIn(yesOrNo('--on-sale', values['on-sale'])),
      },
      NAMES,
    );
    const { changed } = await editProduct(depsOf(context), commandLine, { sku }, edit);
    context.print(changed ? `${sku} is changed.` : `${sku} is so already; nothing changed.`);
  },
};

/** Parses `yes`, `no` or a place. @throws CommandError for anything else. */
function placeOrYesOrNo(typed: string | undefined): boolean | number | undefined {
  const place = numeric(typed);
  if (typeof place === 'number') return place;
  if (typed === undefined || typed === 'yes' || typed === 'no') return yesOrNo('', typed);
  throw new CommandError(`--featured should be yes, no or a place from 1, not "${typed}".`);
}

function stateIn(onSale: boolean | undefined): 'on_sale' | 'withdrawn' | undefined {
  if (onSale === undefined) return undefined;
  return onSale ? 'on_sale' : 'withdrawn';
}

const NAMES = {
  featured: '--featured',
  name_ar: '--name-ar',
  name_en: '--name-en',
  list_price: '--list-price',
  discount: '--discount',
  tiers: '--tiers',
};

/** Parses `6=85,24=15%` and `none`. @throws CommandError for anything else. */
function tiersIn(typed: string | undefined): object[] | undefined {
  if (typed === undefined) return undefined;
  if (typed === 'none') return [];
  return typed.split(',').map((part) => {
    const [, from, amount, percent] = /^\s*([^=]+)=([^%]+)(%?)\s*$/.exec(part) ?? [];
    if (from === undefined) {
      throw new CommandError(`--tiers should be a list such as 6=85,24=15%, not "${typed}".`);
    }
    return { from: numeric(from), [percent === '%' ? 'percent' : 'price']: numeric(amount) };
  });
}
