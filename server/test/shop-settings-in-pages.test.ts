import { storePicture } from '@dp/api/media/store-picture.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { saveSetting } from '@dp/api/settings/save-setting.ts';
import { findRatedPlace } from '@dp/api/shipping/rated-place.ts';
import { removeShippingRate } from '@dp/api/shipping/remove-shipping-rate.ts';
import { setShippingRate } from '@dp/api/shipping/set-shipping-rate.ts';
import { saveShopSettings } from '@dp/api/shop-settings/save-shop-settings.ts';
import { readShop, UNSET_SHOP } from '@dp/api/shop-settings/shop-details.ts';
import { saveShopWords } from '@dp/api/shop-words/save-shop-words.ts';
import { getShopWords } from '@dp/api/shop-words/shop-words-queries.ts';
import { MemoryMedia } from '@dp/api/test/arrange/memory-media.ts';
import { photograph } from '@dp/api/test/arrange/photographs.ts';
import { withoutPictures } from '@dp/api/test/arrange/shop-settings.ts';
import type { ShopWordsName } from '@dp/contract/staff/shop-word-values.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStockedPages, type StockedPages } from './open-pages.ts';

let stocked: StockedPages;
beforeAll(async () => {
  stocked = await openStockedPages();
});
afterAll(() => stocked.close());

it('what the owner sets is on the next page, also on one that was cached, and nothing that is for the owner alone', async () => {
  const { database, shop } = stocked;
  const read = async (path: string) => (await shop.page(path)).payload;
  expect(await read('/brands')).not.toMatch(/<img[^>]* alt="DP"/);
  expect(await read('/brands')).toContain('· DP</title>');
  expect(await read('/contact-us')).not.toContain('19777');
  const given = {
    ...UNSET_SHOP.details,
    title: 'NOOR',
    name_ar: 'نور للإضاءة',
    phone: '19777',
    address_ar: 'شارع <عدلي>',
    instagram: 'https://instagram.com/noor',
    contact_email: 'desk@noor.example',
    tax_number: '123-456-789',
  };
  const media = new MemoryMedia();
  const { id } = await storePicture(media, await photograph(600, 150));
  await saveShopSettings({ db: database.db, media, now: () => new Date() }, commandLine, {
    version: 0,
    ...withoutPictures(given),
    logo: { id },
  });
  const brands = await read('/brands');
  expect(brands).toMatch(new RegExp(`<img src="/media/../${id}-480.webp"[^>]* alt="NOOR"`));
  for (const words of ['· NOOR</title>', 'tel:19777', 'instagram.com/noor', '© نور للإضاءة']) {
    expect(brands).toContain(words);
  }
  const contact = await read('/contact-us');
  expect(contact).toContain('شارع &lt;عدلي&gt;');
  expect(contact).toMatch(new RegExp(`"logo":"http[^"]*/media/../${id}-600.webp"`));
  expect(contact).toMatch(/"@type":"Store","name":"نور للإضاءة".*"telephone":"19777"/);
  for (const page of [brands, contact]) {
    expect(page).not.toContain('desk@noor.example');
    expect(page).not.toContain('123-456-789');
  }
  expect(JSON.parse(await read('/manifest.webmanifest?lang=en'))).toMatchObject({ name: 'NOOR' });
});

it('the splash and the welcome show the owner’s photographs, and the shop’s own again without them', async () => {
  const { database, shop } = stocked;
  const read = async (path: string) => (await shop.page(path)).payload;
  const media = new MemoryMedia();
  const [{ id }, { id: light_id }] = [
    await storePicture(media, await photograph(900, 900, '#332211')),
    await storePicture(media, await photograph(900, 900, '#ffcc88')),
  ];
  const save = async (onboarding_one: { id: string; light_id: string | null } | null) => {
    const { version, details } = await readShop(database.db);
    const given = { ...withoutPictures(details), version, onboarding_one };
    await saveShopSettings({ db: database.db, media, now: () => new Date() }, commandLine, given);
  };
  const own = '/photographs/pierced-ball';
  await save({ id, light_id });
  for (const path of ['/?lang=ar', '/onboarding/one?lang=en']) {
    const page = await read(path);
    for (const pass of [id, light_id]) expect(page).toContain(`/${pass}-640.avif 640w`);
    expect(page).not.toContain(own);
  }
  expect(await read('/onboarding/two?lang=en')).toContain('/photographs/chandelier');
  // Nothing can be switched on in a photograph without a light pass.
  await save({ id, light_id: null });
  const unlit = await read('/onboarding/one?lang=en');
  expect(unlit).toContain(`/${id}-640.avif 640w`);
  expect(unlit).not.toMatch(/aria-pressed[^>]*class="[^"]*lamp/i);
  await save(null);
  for (const path of ['/?lang=ar', '/onboarding/one?lang=en'])
    expect(await read(path)).toContain(own);
});

it('pages say in how many days things can be returned, as soon as the owner has decided', async () => {
  const { catalogue, database, shop } = stocked;
  const read = async (path: string) => (await shop.page(path)).payload;
  const product = `/product/details/${catalogue.products.bulb9}`;
  expect(await read(`${product}?lang=ar`)).toContain('<span>استرجاع خلال 14 يومًا</span>');
  expect(await read('/profile/refund-policy?lang=en')).toContain('14 days from purchase');
  const deps = { db: database.db, payments: [], now: () => new Date() };
  const save = (value: object) =>
    saveSetting(deps, commandLine, { name: 'returns', version: 0, value });
  for (const less of [
    { return_days: 13 },
    { damage_hours: 47 },
    { defect_days: 29 },
    { refund_days: 8 },
  ]) {
    await expect(save(less)).rejects.toMatchObject({ code: 'validation_failed' });
  }
  await save({ return_days: 30, refund_days: 3, damage_hours: 72 });
  expect(await read(`${product}?lang=ar`)).toContain('<span>استرجاع خلال 30 يومًا</span>');
  expect(await read(`${product}?lang=en`)).toContain('"merchantReturnDays":30');
  expect(await read('/profile/refund-policy?lang=ar')).toMatch(
    /30 يومًا من الشراء.*خلال 72 ساعة من الاستلام.*خلال 3 أيام/s,
  );
  expect(await read('/profile/faqs?lang=en')).toContain('Within 3 days of the product');
  expect(await read('/brands?lang=en')).toContain('Return within 30 days');
});

it('pages know how much one order may have of a product, as soon as the owner has decided', async () => {
  const { database, shop } = stocked;
  const dataOf = async () => (await shop.page('/brands.data?lang=en')).payload;
  const before = await dataOf();
  expect(before).toContain('"maxUnitsPerLine"');
  expect(before).not.toContain('643');
  const deps = { db: database.db, now: () => new Date(), payments: [] };
  const value = { units_per_line: 643 };
  // Databases of tests begin with a setting.
  await saveSetting(deps, commandLine, { name: 'order_size', version: 1, value });
  expect(await dataOf()).toContain('643');
});

it('pages know from how few pieces on they say how many are left, as soon as the owner has decided', async () => {
  const { database, shop } = stocked;
  const dataOf = async () => (await shop.page('/brands.data?lang=en')).payload;
  expect(await dataOf()).not.toContain('"fewUnits",37');
  const deps = { db: database.db, now: () => new Date(), payments: [] };
  const value = { staff_units: 20, shopper_units: 37 };
  await saveSetting(deps, commandLine, { name: 'low_stock', version: 0, value });
  expect(await dataOf()).toContain('"fewUnits",37');
});

it('the questions name what delivery costs, as soon as a rate is set or removed', async () => {
  const { database, shop } = stocked;
  const costs = async () => {
    const { payload } = await shop.page('/profile/faqs?lang=en');
    return /From EGP\s([\d.,]+) to EGP\s([\d.,]+) depending/.exec(payload)?.slice(1);
  };
  const [least, most] = (await costs()) ?? [];
  expect(Number(most)).toBeGreaterThan(Number(least));
  const deps = { db: database.db, now: () => new Date() };
  const place = findRatedPlace('مدينة نصر');
  await setShippingRate(deps, commandLine, place, { cost: 7_777 });
  expect(await costs()).toEqual([least, '7,777']);
  await removeShippingRate(deps, commandLine, place);
  expect(await costs()).toEqual([least, most]);
});

it('pages say how the shop is paid, as soon as the owner has decided', async () => {
  const { catalogue, database, shop } = stocked;
  const read = async (path: string) => (await shop.page(path)).payload;
  const product = `/product/details/${catalogue.products.bulb9}?lang=ar`;
  expect(await read(product)).toContain('<span>الدفع عند الاستلام</span>');
  expect(await read('/profile/faqs?lang=ar')).toContain('ليس في الوقت الحالي');
  const deps = { db: database.db, now: () => new Date(), payments: [] };
  const save = (version: number, cash: boolean) =>
    saveSetting(deps, commandLine, {
      name: 'payments',
      version,
      value: { cash_on_delivery: cash, instapay: { address: 'dp@instapay', holder: 'DP' } },
    });
  await save(0, true);
  const both = await read(product);
  expect(both).toContain('<span>ادفع عند الاستلام أو إلكترونيًا</span>');
  expect(both).not.toContain('<span>الدفع عند الاستلام</span>');
  expect(await read('/profile/faqs?lang=ar')).not.toContain('ليس في الوقت الحالي');
  await save(1, false);
  const online = await read('/brands?lang=en');
  expect(online).toContain('Safe online payment');
  expect(online).toContain('Open and inspect at the door');
  expect(online).not.toMatch(/(on delivery|before you pay)</);
  expect(JSON.parse(await read('/manifest.webmanifest?lang=en')).description).toMatch(
    /Safe online payment/,
  );
});

it('pages say what the owner has written, as soon as it is saved, and nothing for a promise that is left out', async () => {
  const { database, shop } = stocked;
  const read = async (path: string) => (await shop.page(path)).payload;
  expect(await read('/brands?lang=en')).toContain('<span>Delivery to every governorate</span>');
  expect(await read('/onboarding/one.data?lang=en')).toContain('Light your home your way');
  const deps = { db: database.db, now: () => new Date(), payments: [] };
  const save = async (name: ShopWordsName, words: object) => {
    const { version, ar, en } = await getShopWords(deps, commandLine, name);
    const now = { version, ar: { ...ar, ...words }, en: { ...en, ...words } };
    await saveShopWords(deps, commandLine, name, now as Parameters<typeof saveShopWords>[3]);
  };
  await save('promises', { returns: '{days}, gladly', delivery: undefined });
  const page = await read('/brands?lang=en');
  expect(page).toMatch(/<span>\d+ days, gladly<\/span>/);
  expect(page).not.toContain('<span>Delivery to every governorate</span>');
  await save('description', { description: 'Lamps of {shop}' });
  expect(await read('/brands?lang=en')).toContain('<p>Lamps of DP Lighting</p>');
  expect(await read('/brands?lang=ar')).toContain('<p>Lamps of نور للإضاءة</p>');
  await save('onboarding', { one_title: 'Welcome in' });
  expect(await read('/onboarding/one?lang=en')).toMatch(/<h1[^>]*>Welcome in<\/h1>/);
  expect(await read('/onboarding/one.data?lang=en')).toContain('Welcome in');
});
