import { storePicture } from '@dp/api/media/store-picture.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { saveShopSettings } from '@dp/api/shop-settings/save-shop-settings.ts';
import { UNSET_SHOP } from '@dp/api/shop-settings/shop-details.ts';
import { MemoryMedia } from '@dp/api/test/arrange/memory-media.ts';
import { photograph } from '@dp/api/test/arrange/photographs.ts';
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
    ...given,
    logo: { id },
    logo_dark: null,
  });
  const brands = await read('/brands');
  expect(brands).toMatch(new RegExp(`<img src="/media/../${id}-160.webp"[^>]* alt="NOOR"`));
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
