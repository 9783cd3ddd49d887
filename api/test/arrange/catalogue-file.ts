/** Rows of a catalogue file, as short as they may be. */
export const brand = (slug: string) => ({ slug, name: { ar: `ع ${slug}`, en: `Brand ${slug}` } });
export const category = (slug: string, parent: string | null = null) => ({
  slug,
  parent,
  name: { ar: `ق ${slug}`, en: `Category ${slug}` },
});
export const product = (sku: string, rest: Record<string, unknown> = {}) => ({
  sku,
  name: { ar: `م ${sku}`, en: `Product ${sku}` },
  category: 'bulbs',
  list_price: 100,
  ...rest,
});

/** A small catalogue with every kind of row. */
export const catalogueFile = () => ({
  brands: [{ ...brand('nour'), logo: 'brands/nour.svg', description: { ar: 'وصف', en: 'About' } }],
  categories: [
    // A child may precede its parent.
    { ...category('led-bulbs', 'bulbs'), picture: 'c/led.svg', light_picture: 'c/led-light.svg' },
    category('bulbs'),
  ],
  products: [
    product('NR-1', {
      slug: 'nour-bulb',
      description: { ar: 'لمبة موفرة', en: 'A thrifty bulb' },
      brand: 'nour',
      category: 'led-bulbs',
      list_price: 89.5,
      discount: 12.5,
      tiers: [
        { from: 6, percent: 15 },
        { from: 24, price: 70 },
      ],
      stock: 7,
      featured: 2,
      tags: ['ramadan'],
      pictures: [
        { file: 'p/1.svg', light_file: 'p/1-light.svg', alt: { ar: 'لمبة', en: 'A bulb' } },
        { file: 'p/1b.svg' },
      ],
      specs: { watt: 9, base: 'E27', cct_kelvin: [3000, 6500] },
    }),
    product('NR-2', { stock: 0, published: false }),
  ],
  carousel: [
    { slug: 'one', title: { ar: 'أول', en: 'One' }, picture: 's/1.svg', link: { product: 'NR-1' } },
    { slug: 'two', title: { ar: 'ثان', en: 'Two' }, link: { category: 'bulbs' } },
    { slug: 'three', title: { ar: 'ثالث', en: 'Three' }, link: { brand: 'nour' } },
    { slug: 'four', title: { ar: 'رابع', en: 'Four' } },
  ],
  home_sections: [
    {
      slug: 'favourites',
      title: { ar: 'اختيارنا', en: 'Our choice' },
      look: 'cards',
      products: ['NR-2', 'NR-1'],
      link: { list: 'featured' },
    },
    {
      slug: 'ramadan',
      title: { ar: 'رمضان', en: 'Ramadan' },
      where: { categories: ['bulbs'], tags: ['ramadan'], discounted: true, newest: true },
      count: 4,
      link: { category: 'led-bulbs' },
      starts_on: '2026-02-18',
      ends_on: '2027-03-20',
    },
  ],
});
