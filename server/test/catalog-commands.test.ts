import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeUnusedOriginals } from '@dp/api/media/remove-unused-originals.ts';
import { storePicture } from '@dp/api/media/store-picture.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FolderStore } from '../src/media/folder-store.ts';
import { MadeSizes } from '../src/media/made-sizes.ts';
import { PictureMaker } from '../src/media/picture-maker.ts';
import { type CommandShop, openCommandShop } from './command-shop.ts';

let root: string;
let owner: CommandShop;
/** An empty shop whose owner types in a folder with a few pictures. */
async function open(): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'dp-owner-'));
  owner = await openCommandShop({ dataDirectory: join(root, 'data'), folder: root });
  await mkdir(join(root, 'pictures'));
  const colours = { lamp: '#333', 'lamp-light': '#fa0', logo: '#06c' };
  for (const [name, colour] of Object.entries(colours)) {
    await writeFile(
      join(root, 'pictures', `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${colour}"/></svg>`,
    );
  }
}

async function close(): Promise<void> {
  await owner.close();
  await rm(root, { recursive: true });
}

const catalogue = {
  brands: [{ slug: 'nour', name: { ar: 'نور', en: 'Nour' }, logo: 'pictures/logo.svg' }],
  categories: [{ slug: 'bulbs', name: { ar: 'لمبات', en: 'Bulbs' } }],
  products: [
    {
      sku: 'NR-1',
      name: { ar: 'لمبة', en: 'Bulb' },
      brand: 'nour',
      category: 'bulbs',
      list_price: 89.5,
      stock: 3,
      pictures: [{ file: 'pictures/lamp.svg', light_file: 'pictures/lamp-light.svg' }],
    },
  ],
};

async function write(name: string, content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  await writeFile(join(root, name), text);
}

async function shown() {
  return (await owner.shop.call('listProducts', { body: {} })).body.data;
}

describe('catalog import', () => {
  beforeEach(open);
  afterEach(close);

  it('adds a catalogue, says what it did, and its pictures can be seen', async () => {
    await write('shop.json', catalogue);
    expect(await owner.type('catalog', 'import', 'shop.json')).toEqual({
      code: 0,
      out: [
        'Imported.',
        'Brands:     1 new, 0 changed, 0 unchanged',
        'Categories: 1 new, 0 changed, 0 unchanged',
        'Products:   1 new, 0 changed, 0 unchanged',
        'Carousel:   0 new, 0 changed, 0 unchanged',
        'Sections:   0 new, 0 changed, 0 unchanged',
      ],
      err: ['Pictures looked into: 2 of 2'],
    });
    const [product] = await shown();
    expect(product).toMatchObject({ sku: 'NR-1', price: 90, brand: { name: 'Nour' } });
    const [image] = product?.images ?? [];
    const maker = new PictureMaker(
      new FolderStore(join(root, 'data')),
      new MadeSizes(join(root, 'data')),
    );
    for (const src of [image?.src, image?.light_src]) {
      expect(await maker.ensure(`${src}-${image?.width}.avif`)).toBe(true);
      expect(existsSync(join(root, 'data', `${src}-1000.avif`))).toBe(true);
    }
  });

  it('makes all pictures at once when asked to', async () => {
    await write('shop.json', catalogue);
    const { err } = await owner.type('catalog', 'import', 'shop.json', '--make-pictures');
    expect(err).toContain('Pictures made: 3 of 3');
    const made = await readdir(join(root, 'data', 'media'), { recursive: true });
    expect(made.filter((name) => /\.(avif|webp)$/.test(name))).toHaveLength(3 * 10);
  });

  it('takes a CSV table of products', async () => {
    await write('shop.json', catalogue);
    await owner.type('catalog', 'import', 'shop.json');
    await write(
      'prices.csv',
      'sku,name_ar,name_en,category,brand,list_price,stock,picture_1\nNR-1,لمبة,Bulb,bulbs,nour,75,9,pictures/lamp.svg\nNR-2,كشاف,Flood,bulbs,,120,4,\n',
    );
    const { code, out } = await owner.type('catalog', 'import', 'prices.csv', '--stock');
    expect(code).toBe(0);
    expect(out).toContain('Products:   1 new, 1 changed, 0 unchanged');
    expect(out).toContain("Stock set to the file's: 1 products");
    expect((await shown()).map(({ sku, price, stock }) => [sku, price, stock.available])).toEqual([
      ['NR-1', 75, 9],
      ['NR-2', 120, 4],
    ]);
  });

  it('only says what it would do in a dry run', async () => {
    await write('shop.json', catalogue);
    const { code, out } = await owner.type('catalog', 'import', 'shop.json', '--dry-run');
    expect(code).toBe(0);
    expect(out[0]).toBe('This is what the import would do:');
    expect(out).toContain('Products:   1 new, 0 changed, 0 unchanged');
    expect(await shown()).toEqual([]);
    expect(existsSync(join(root, 'data'))).toBe(false);
  });
});

describe('catalog export', () => {
  beforeEach(async () => {
    await open();
    await write('shop.json', catalogue);
    await owner.type('catalog', 'import', 'shop.json');
  });
  afterEach(close);

  it('writes a file that changes nothing when it is imported, here or elsewhere', async () => {
    const { code, err } = await owner
      .type('catalog', 'export', 'backup/all.json')
      .then(async (first) => {
        // The folder must be there: a mistyped path should not make one.
        expect(first.code).toBe(1);
        await mkdir(join(root, 'backup'));
        return owner.type('catalog', 'export', 'backup/all.json');
      });
    expect([code, err]).toEqual([
      0,
      ['Wrote 1 products to backup/all.json and 3 pictures beside it.'],
    ]);
    const again = await owner.type('catalog', 'import', 'backup/all.json', '--stock', '--replace');
    expect(again.out.slice(1, 4)).toEqual([
      'Brands:     0 new, 0 changed, 1 unchanged',
      'Categories: 0 new, 0 changed, 1 unchanged',
      'Products:   0 new, 0 changed, 1 unchanged',
    ]);

    const elsewhere = await openCommandShop({ dataDirectory: join(root, 'other'), folder: root });
    await elsewhere.type('catalog', 'import', 'backup/all.json');
    await elsewhere.type('catalog', 'export', 'other.json');
    await elsewhere.close();
    const read = async (name: string) =>
      (await readFile(join(root, name), 'utf8')).replaceAll('all-pictures', 'other-pictures');
    expect(await read('other.json')).toBe(await read('backup/all.json'));
  });

  it('writes a table of products that changes nothing when it is imported', async () => {
    const { err } = await owner.type('catalog', 'export', 'products.csv');
    expect(err).toEqual(['Wrote 1 products to products.csv.']);
    const [header = '', row = ''] = (await readFile(join(root, 'products.csv'), 'utf8')).split(
      '\r\n',
    );
    expect(header).toMatch(
      /^\uFEFFsku,slug,name_ar,name_en,brand,category,list_price,discount,stock,/,
    );
    expect(row).toMatch(/^NR-1,nr-1,لمبة,Bulb,nour,bulbs,89\.5,0,3,/);
    const { out } = await owner.type('catalog', 'import', 'products.csv', '--stock', '--replace');
    expect(out).toContain('Products:   0 new, 0 changed, 1 unchanged');
  });

  it('without a file goes to standard output, its pictures named by their ids', async () => {
    const { out } = await owner.type('catalog', 'export');
    const written = JSON.parse(out.join('\n'));
    expect(written.products[0]).toMatchObject({
      sku: 'NR-1',
      list_price: 89.5,
      stock: 3,
      pictures: [{ file: expect.stringMatching(/^media:[0-9a-f]{24}$/) }],
    });
    await write('again.json', written);
    const { out: again } = await owner.type('catalog', 'import', 'again.json');
    expect(again).toContain('Products:   0 new, 0 changed, 1 unchanged');
  });
});

describe('unused pictures', () => {
  beforeAll(open);
  afterAll(close);

  it('pictures cleanup lists which unused pictures go and what went', async () => {
    const { deps, clock } = owner.shop;
    const list = async () => (await owner.type('pictures', 'cleanup')).out;
    expect(await list()).toEqual(['The shop has not looked for unused pictures yet.']);
    const picture = await readFile(join(root, 'pictures', 'lamp.svg'));
    await storePicture(deps.media, picture);
    await removeUnusedOriginals(deps);
    expect(await list()).toEqual([
      'Looked for last: 2026-03-01 12:00',
      'Unused, kept for 30 days: 1, the first until 2026-04-01 12:00',
      'To be deleted next: 0',
      'None was deleted so far.',
    ]);
    clock.advance({ days: 30 });
    await removeUnusedOriginals(deps);
    expect(await list()).toContain('To be deleted next: 1, from 2026-04-01 12:00');
    clock.advance({ days: 1 });
    await removeUnusedOriginals(deps);
    const lines = await list();
    expect(lines.slice(1, 3)).toEqual(['Unused, kept for 30 days: 0', 'To be deleted next: 0']);
    expect(lines.slice(3).map((line) => line.split(/ {2,}/))).toEqual([
      ['DELETED ON', 'PICTURES', 'BYTES'],
      ['2026-04-01 12:00', '1', String(picture.length)],
    ]);
  });
});

describe('mistakes', () => {
  beforeAll(open);
  afterAll(close);

  it('names the line and column of every mistake in JSON, and imports nothing', async () => {
    await write(
      'bad.json',
      `{
  "brands": [{ "slug": "Nour", "name": { "ar": "نور", "en": "Nour" } }],
  "products": [
    { "sku": "A", "name": { "ar": "أ", "en": "A" }, "category": null, "list_price": 1,
      "pictures": [{ "file": "pictures/none.svg" }, { "file": "../../etc/passwd" }] },
    { "sku": "B", "name": { "ar": "ب" }, "category": null, "list_price": "1" },
    { "sku": "C", "name": { "ar": "ج", "en": "C" }, "category": "nowhere", "list_price": 1 }
  ]
}`,
    );
    const { code, out, err } = await owner.type('catalog', 'import', 'bad.json');
    expect([code, out]).toEqual([1, []]);
    const [last = ''] = err.slice(-1);
    expect(last.split('\n')).toEqual([
      expect.stringMatching(
        /^bad\.json, line 2, column 24: slug should be small Latin letters .*, not "Nour"$/,
      ),
      'bad.json, line 5, column 30: pictures[1].file "pictures/none.svg" does not exist',
      'bad.json, line 5, column 63: pictures[2].file "../../etc/passwd" is outside of the catalogue file\'s folder',
      'bad.json, line 6, column 27: name.en is missing',
      'bad.json, line 6, column 74: list_price should be a number, not "1"',
      'bad.json, line 7, column 65: category names the category "nowhere", which is neither in this file nor in the shop',
      'Nothing was imported: 6 problems.',
    ]);
    expect(await shown()).toEqual([]);
  });

  it('names the line and column of every mistake in CSV, fifty of them', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `S-${index},أ,A,,cheap`);
    await write('bad.csv', ['sku,name_ar,name_en,category,list_price', ...rows].join('\n'));
    const { code, err } = await owner.type('catalog', 'import', 'bad.csv');
    expect(code).toBe(1);
    const lines = err.join('\n').split('\n');
    expect(lines[0]).toBe(
      'bad.csv, line 2, column list_price: list_price should be a number, not "cheap"',
    );
    expect(lines.slice(50)).toEqual(['… and 10 more.', 'Nothing was imported: 60 problems.']);
  });

  it.each([
    [['none.json'], /^none\.json does not exist\nNothing was imported: one problem\.$/],
    [[], /^Name the file to import\.$/],
    [['a.json', 'b.json'], /^Import one file at a time\.$/],
    [['a.json', '--dryrun'], /Unknown option '--dryrun'/],
  ])('an import of %j is refused clearly', async (args, message) => {
    const { code, err } = await owner.type('catalog', 'import', ...args);
    expect(code).toBe(1);
    expect(err.join('\n')).toMatch(message);
  });

  it.each([
    [['all.xlsx'], 'The file to write should be named .json or .csv.'],
    [['nowhere/all.json'], 'The folder nowhere does not exist.'],
    [['a.json', 'b.json'], 'Name one file to write.'],
  ])('an export to %j is refused clearly', async (args, message) => {
    expect(await owner.type('catalog', 'export', ...args)).toEqual({
      code: 1,
      out: [],
      err: [message],
    });
  });
});
