import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { describe, expect, it } from 'vitest';
import { rankProducts } from './rank-products.ts';
import { SearchIndex } from './search-index.ts';

interface Sold {
  readonly ar: string;
  readonly en: string;
  readonly category?: string;
  readonly description?: string;
  readonly sku?: string;
  readonly specs?: ProductSpecs;
}

/** A shop with these products; ids count from 0. */
function shopOf(...products: readonly Sold[]): SearchIndex {
  const index = new SearchIndex();
  for (const [
    id,
    { ar, en, category, description = '', sku = `X-${id}`, specs = {} },
  ] of products.entries()) {
    index.add({
      id,
      sku,
      name: { ar, en },
      description: { ar: description, en: '' },
      brand: undefined,
      categories: category === undefined ? [] : [{ ar: category, en: category }],
      specs,
    });
  }
  return index;
}
const search = (index: SearchIndex, query: string) => rankProducts(index, query, () => true);

it.each([
  ['mafateeh', 'مفاتيح'],
  ['lmofta7', 'مفتاح'],
  ['eswed', 'أسود'],
  ['kashaaf', 'كشاف'],
])('%s is %s, and not a misspelling', (franco, ar) => {
  const index = shopOf({ ar, en: 'Thing' }, { ar: 'لمبة', en: 'Bulb' });
  expect(search(index, franco)).toMatchObject({ matches: [0], corrected: undefined });
});

it('a letter less in a brand is a slip, whatever else has its letters', () => {
  const index = shopOf({ ar: 'لمبة ليالوم', en: 'Lialum bulb' }, { ar: 'عازل للماء', en: 'Cover' });
  expect(search(index, 'ليالم').matches).toContain(0);
});

it('a bound is kept out by "less than" and let in by "no more than"', () => {
  const index = shopOf(
    { ar: 'كشاف 10 وات', en: 'Flood light 10 W' },
    { ar: 'كشاف 20 وات', en: 'Flood light 20 W' },
    { ar: 'كشاف 30 وات', en: 'Flood light 30 W' },
  );
  expect(search(index, 'كشاف أقل من 20 وات').matches).toEqual([0]);
  expect(search(index, 'كشاف مش أكتر من 20 وات').matches).toEqual([0, 1]);
  expect(search(index, 'flood light over 20 W').matches).toEqual([2]);
  expect(search(index, 'كشاف بين ال 15 وال 25 وات').matches).toEqual([1]);
  expect(search(index, 'كشاف تحت ال 5 وات').near?.nearest).toEqual([
    { unit: 'w', asked: 5, to: undefined, values: [10] },
  ]);
});

it('lamps without the number come by how far theirs is, whatever a description compares them with', () => {
  const index = shopOf(
    { ar: 'كشاف 200 وات', en: 'Flood light', description: 'أقوى من 70 وات' },
    { ar: 'كشاف 100 وات', en: 'Flood light' },
    { ar: 'كشاف 20 وات', en: 'Flood light' },
    { ar: 'كشاف 60 وات', en: 'Flood light' },
  );
  expect(search(index, 'كشاف 75 وات').near).toEqual({
    ids: [3, 1, 0, 2],
    relaxed: ['75 وات'],
    nearest: [{ unit: 'w', asked: 75, to: undefined, values: [60, 100] }],
  });
});

describe('the order of matches', () => {
  it('is literal name, synonym, category; a description alone is no match', () => {
    const index = shopOf(
      { ar: 'منتج', en: 'Product', description: 'يصلح مع نجفة' },
      { ar: 'قطعة', en: 'Piece', category: 'نجف' },
      { ar: 'ثريا', en: 'Product' },
      { ar: 'نجفة', en: 'Product' },
    );
    const { matches, near } = search(index, 'نجفة');
    expect(matches).toEqual([3, 2, 1]);
    expect(near?.ids ?? []).not.toContain(3);
  });

  it('has parts after whole lamps, unless they are asked for', () => {
    const index = shopOf(
      { ar: 'درايفر شريط ليد', en: 'LED strip driver' },
      { ar: 'شريط ليد', en: 'LED strip' },
    );
    expect(search(index, 'شريط ليد').matches).toEqual([1, 0]);
    expect(search(index, 'درايفر شريط').matches[0]).toBe(0);
  });

  it.each(['led', 'إضاءة ليد'])('%s means what gives light before a dimmer for it', (query) => {
    const index = shopOf(
      { ar: 'ديمر إضاءة ليد', en: 'LED dimmer for lighting' },
      { ar: 'كشاف خارجي إضاءة ليد', en: 'Outdoor LED flood, lighting' },
    );
    expect(search(index, query).matches).toEqual([1, 0]);
    expect(search(index, 'dimmer').matches[0]).toBe(0);
  });

  it('has the plain kind before a more special one, and believes the category', () => {
    const index = shopOf(
      { ar: 'كشاف تراك', en: 'Track light', category: 'تراك' },
      { ar: 'كشاف', en: 'Flood light', category: 'كشافات' },
    );
    expect(search(index, 'كشاف').matches).toEqual([1, 0]);
  });

  it('has white light before white paint among lamps', () => {
    const index = shopOf(
      {
        ar: 'شريط ليد أبيض',
        en: 'White LED strip',
        specs: { cct_kelvin: [3000], finish: ['white'] },
      },
      { ar: 'شريط ليد', en: 'LED strip', specs: { cct_kelvin: [6500] } },
    );
    expect(search(index, 'شريط ليد أبيض').matches).toEqual([1, 0]);
  });
});

it('a thing is no less itself within a phrase that means the same: "أبليك حائط"', () => {
  const index = shopOf(
    { ar: 'أبليك حائط', en: 'Thing' },
    { ar: 'أبليك', en: 'Thing' },
    { ar: 'أبليك جدار', en: 'Thing' },
  );
  expect(search(index, 'أبليك').matches).toEqual([0, 1, 2]);
});

describe('a list of attributes in a description', () => {
  const index = shopOf(
    {
      ar: 'نجفة',
      en: 'Chandelier',
      description: 'تليق على الصالة. 15 لمبة • E14 • قطر 115 سم • نحاس. لون الصورة ذهبي',
    },
    {
      ar: 'دلاية',
      en: 'Pendant',
      description: 'Power: 20 W\nColour: black\nIP54\nGoes with spots',
    },
  );
  it.each([
    ['نجفة 15 لمبة', 0],
    ['chandelier 15 lights', 0],
    ['نجفة نحاس', 0],
    ['نجفة 115 سم', 0],
    ['دلاية سوداء', 1],
    ['outdoor pendant 20w', 1],
  ])('%s is answered by what it states', (query, id) => {
    expect(search(index, query).matches).toEqual([id]);
  });

  it.each(['نجفة ذهبي', 'spot', 'صورة'])('%s is not: a sentence, a thing beside it', (query) => {
    expect(search(index, query).matches).toEqual([]);
  });
});

it('a plural that the shop knows is no plural of another word with its letters: أباليك, بلاك', () => {
  const index = shopOf({ ar: 'أبليك', en: 'Wall light' }, { ar: 'بريزة أسود', en: 'Black socket' });
  expect(search(index, 'أباليك').matches).toEqual([0]);
});

it('a cap without a thing asks for bulbs before what takes them', () => {
  const index = shopOf({ ar: 'أباجورة E27', en: 'E27 lamp' }, { ar: 'لمبة E27', en: 'E27 bulb' });
  expect(search(index, 'e27').matches).toEqual([1, 0]);
  expect(search(index, 'أباجورة e27').matches[0]).toBe(0);
});

it('a SKU is found with the words of a sentence around it', () => {
  const index = shopOf(
    { ar: 'لمبة', en: 'Bulb', sku: 'TAV-31' },
    { ar: 'كشاف', en: 'Flood light' },
  );
  expect(search(index, 'سعر tav-31')).toMatchObject({ matches: [0], corrected: undefined });
});

it('what looks like an article may be a slip', () => {
  const index = shopOf({ ar: 'أبليكة', en: 'Thing' }, { ar: 'شكل', en: 'Thing' });
  expect(search(index, 'البيكة')).toMatchObject({ matches: [0], corrected: 'أبليكة' });
});

it('a short word of another language is no word with the same consonant', () => {
  const index = shopOf({ ar: 'قطع خضراء', en: 'Green thing' });
  expect(search(index, 'green tea').matches).toEqual([]);
});

describe('attributes', () => {
  const index = shopOf(
    { ar: 'كشاف', en: 'Flood light', specs: { watt: 50, ip: 65 } },
    { ar: 'دلاية', en: 'Pendant', specs: { rooms: ['kitchen'], ip: 20, dimmable: true } },
    { ar: 'ترانس 18-24 وات', en: 'Driver for 18-24 W' },
    { ar: 'لينير', en: 'Batten', specs: { dimensions: { length_mm: 1200 }, watt: 36 } },
  );
  it.each([
    ['كشاف خارجي', 0],
    ['outdoor flood light', 0],
    ['كشاف 0.05 كيلو وات', 0],
    ['دلاية مطبخ', 1],
    ['dimmable pendant', 1],
    ['driver 20 watt', 2],
    ['ترانس من 19 لحد 22 وات', 2],
    ['لينير 120 سم', 3],
    ['batten 1.2m', 3],
    ['لينير أقل من 40 وات', 3],
    ['لينير 4 قدم', 3],
    ['batten 2x18w', 3],
    ['لينير بطول 120 سم', 3],
    ['كشاف خمسين وات', 0],
    ['كشاف درجة حماية 65', 0],
    ['flood light 50w under 900 EGP', 0],
  ])('%s is answered by what the specification states', (query, id) => {
    expect(search(index, query).matches).toEqual([id]);
  });
});

describe('forms', () => {
  const index = shopOf(
    { ar: 'كشاف نحاس وزجاج', en: 'Thing' },
    { ar: 'مفتاح', en: 'Thing' },
    { ar: 'قضيب', en: 'Thing' },
    { ar: 'فرع', en: 'Thing' },
  );
  it.each([
    ['كشافين', 0],
    ['كشافات', 0],
    ['والكشاف', 0],
    ['زجاج', 0],
    ['مفاتيح', 1],
    [';aht', 0],
    ['kachaf', 0],
    ['kashafat', 0],
    ['كشافاية', 0],
    ['قضبان', 2],
    ['بكم سعر قضيب جديد للبيت', 2],
    ['me7tag moftah', 1],
    ['far3', 3],
    ['أحدث موديلات مفاتيح', 1],
  ])('%s finds the product', (query, id) => {
    expect(search(index, query).matches).toEqual([id]);
  });
});

describe('honest misses', () => {
  const index = shopOf(
    { ar: 'لمبة ليد', en: 'LED bulb', description: 'جنب الكنبة' },
    { ar: 'أبليك حائط', en: 'Wall light' },
  );
  it.each(['ثلاجة', 'غسالة أطباق', 'laptop', 'iphone 15', 'wall clock stand', 'zzzzqqq'])(
    '%s finds no match',
    (query) => {
      expect(search(index, query).matches).toEqual([]);
    },
  );

  it('a word that only a description has finds it as near, with the word', () => {
    expect(search(index, 'الكنبة')).toMatchObject({ matches: [], near: { ids: [0] } });
  });
});

describe('what was corrected is said', () => {
  const index = shopOf({ ar: 'لمبة', en: 'Bulb' }, { ar: 'كشاف', en: 'Flood light' });
  it('for a misspelt word and for the other keyboard', () => {
    expect(search(index, 'لنبة').corrected).toBe('لمبة');
    expect(search(index, 'glfm').corrected).toBe('لمبة');
  });

  it.each(['لمبات', 'مصباح', 'bulbs', 'lambat'])('not for %s', (query) => {
    expect(search(index, query).corrected).toBeUndefined();
  });
});

it('a base that begins stock numbers finds what has it and what begins so', () => {
  const index = shopOf(
    { ar: 'دواية', en: 'Holder', sku: 'GU10-H-1' },
    { ar: 'لمبة سبوت', en: 'Spot lamp', specs: { base: 'GU10' } },
  );
  expect(search(index, 'gu10').matches).toEqual([1, 0]);
});

it('what has an energy class of A or better is energy saving, whatever its texts say', () => {
  const index = shopOf(
    { ar: 'لمبة ليد', en: 'LED bulb', specs: { energy_class: 'A+' } },
    { ar: 'لمبة هالوجين', en: 'Halogen bulb', specs: { energy_class: 'D' } },
  );
  for (const query of ['لمبة موفرة', 'لمبات توفير', 'energy saving bulb']) {
    expect(search(index, query).matches, query).toEqual([0]);
  }
});
