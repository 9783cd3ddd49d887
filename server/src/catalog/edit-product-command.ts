import { parseArgs } from 'node:util';
import { editProduct, productEdit } from '@dp/api/catalog/edit-product.ts';
import { ProblemError } from '@dp/api/http/problem-error.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { given, words } from '../command-line/arguments.ts';
import { type Command, CommandError } from '../command-line/command.ts';

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
  run: async (args, { database, now, print }) => {
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
    const edit = productEdit.safeParse({
      name_ar: values['name-ar'],
      name_en: values['name-en'],
      list_price: given(values['list-price'], Number),
      discount: given(values.discount, Number),
      featured: given(values.featured, (typed) => yesOrNo('--featured', typed)),
      published: given(values['on-sale'], (typed) => yesOrNo('--on-sale', typed)),
    });
    if (!edit.success) {
      const [issue] = edit.error.issues;
      const option = OPTIONS[String(issue?.path[0])] ?? 'The edit';
      throw new CommandError(`${option} ${issue?.message ?? 'is not right'}.`);
    }
    if (Object.values(edit.data).every((value) => value === undefined)) {
      throw new CommandError('Say what to change, such as --list-price 120.');
    }
    try {
      const changed = await editProduct({ db: database.db, now }, commandLine, sku, edit.data);
      print(changed ? `${sku} is changed.` : `${sku} is so already; nothing changed.`);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'product_not_found') throw error;
      throw new CommandError(`There is no product with the SKU ${sku}.`, { cause: error });
    }
  },
};

const OPTIONS: Readonly<Record<string, string>> = {
  name_ar: '--name-ar',
  name_en: '--name-en',
  list_price: '--list-price',
  discount: '--discount',
};

function yesOrNo(option: string, typed: string): boolean {
  if (typed === 'yes' || typed === 'no') return typed === 'yes';
  throw new CommandError(`${option} should be yes or no, not "${typed}".`);
}
