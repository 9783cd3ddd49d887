import { parseArgs } from 'node:util';
import { editProduct, productEdit } from '@dp/api/catalog/edit-product.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { numeric, readInput, words, yesOrNo } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

/** `catalog edit SKU`. */
export const editProductCommand: Command = {
  name: 'catalog edit',
  summary: 'Change one product: its names, price or discount, or take it off sale',
  usage:
    'SKU [--name-ar TEXT] [--name-en TEXT] [--list-price EGP] [--discount PERCENT] [--featured yes|no] [--on-sale yes|no]',
  help: [
    '--list-price EGP    before discount, at most two decimals',
    '--discount PERCENT  off the list price; 0 for none',
    '--featured yes|no   whether it is among the featured products of the home page',
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
        featured: yesOrNo('--featured', values.featured),
        published: yesOrNo('--on-sale', values['on-sale']),
      },
      NAMES,
    );
    const changed = await editProduct(depsOf(context), commandLine, sku, edit);
    context.print(changed ? `${sku} is changed.` : `${sku} is so already; nothing changed.`);
  },
};

const NAMES = {
  name_ar: '--name-ar',
  name_en: '--name-en',
  list_price: '--list-price',
  discount: '--discount',
};
