import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { expectAccessible } from '../fixtures/accessible.ts';
import { toast } from '../fixtures/forms.ts';
import { OwnBucket } from '../fixtures/own-bucket.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { photographLamp } from '../fixtures/phone-photographs.ts';
import { expect, StockedShop, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
const photographs = ['pendants', 'floor-lamps'].map((name) =>
  fileURLToPath(new URL(`../../demo/pictures/categories/${name}.webp`, import.meta.url)),
);

test('an owner adds two photographs on an Arabic phone, one of them again after it was cut, describes one, moves it to the front, and the shop shows it', async ({
  page,
  context,
  stocked,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RESET/);
  const lamp = await stocked.lamp();
  await workAs(page, stocked.shop, 'owner');
  await page.route('**/api/staff/pictures', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await page.goto(`${stocked.shop.adminOrigin}/products/${lamp.id}`);
  const section = page.getByRole('region', { name: ar('photographs.title'), exact: true });
  await section.getByLabel(ar('photographs.choose')).first().setInputFiles(photographs);
  const tiles = section.getByRole('list', { name: ar('photographs.title') }).getByRole('button');
  await expect(tiles).toHaveCount(1);
  await expect(section.getByRole('alert')).toHaveText(ar('errors.network_error'));
  await section.getByRole('button', { name: /^إعادة إرسال/ }).click();
  await expect(tiles).toHaveCount(2);

  await tiles.nth(1).click();
  await section.getByRole('textbox', { name: ar('photographs.altIn.ar') }).fill('مصباح مضاء');
  await section.getByRole('textbox', { name: ar('photographs.altIn.en') }).fill('A lamp, lit');
  await section.getByRole('button', { name: ar('photographs.earlier'), exact: true }).click();
  await expect(tiles.first()).toHaveAccessibleName(/مصباح مضاء$/);
  await expectAccessible(page, 'photographs of a product', { colours: 'both' });
  await page.getByRole('button', { name: ar('products.save'), exact: true }).click();
  await expect(toast(page, ar('products.saved'))).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: ar('products.seeInShop') }).click();
  const shop = await opened;
  await expect(shop.getByRole('img', { name: 'مصباح مضاء' }).first()).toBeVisible();
  await expect(shop.getByRole('img', { name: lamp.name.ar })).toHaveCount(1);
});

test('photographs that the bucket has no room for, or that it does not answer for, are told and sent again later; nothing typed is lost', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of (503|507)/);
  const bucket = await OwnBucket.open();
  // Not the worker's shop, which would be left with a product whose pictures went with the bucket.
  const stocked = await StockedShop.open(bucket.environment);
  try {
    const { shop } = stocked;
    const lamp = await stocked.lamp();
    await workAs(page, shop, 'owner');
    const [photograph = ''] = photographs;
    await page.goto(`${shop.adminOrigin}/products/${lamp.id}`);
    const name = page.getByRole('textbox', { name: ar('products.nameIn.en') });
    await name.fill('Typed before');
    const section = page.getByRole('region', { name: ar('photographs.title'), exact: true });
    const retry = section.getByRole('button', {
      name: ar('photographs.retry', { file: basename(photograph) }),
    });
    bucket.condition = 'full';
    await section.getByLabel(ar('photographs.choose')).first().setInputFiles(photograph);
    await expect(section.getByRole('alert')).toHaveText(ar('refusals.media_full'));
    bucket.condition = 'away';
    await retry.click();
    await expect(section.getByRole('alert')).toHaveText(ar('refusals.media_away'));
    bucket.condition = 'well';
    await retry.click();
    const tiles = section.getByRole('list', { name: ar('photographs.title') });
    await expect(tiles.getByRole('button')).toHaveCount(1);
    await expect(name).toHaveValue('Typed before');
    await page.getByRole('button', { name: ar('products.save'), exact: true }).click();
    await expect(toast(page, ar('products.saved'))).toBeVisible();
    // It came whole: the shop makes its sizes from it.
    const picture = tiles.locator('img').last();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  } finally {
    // It would ask for events of a shop that is closed.
    await page.goto('about:blank');
    await stocked.close();
    await bucket.close();
  }
});

/** A PNG file that says it is so many pixels wide and high, and has none of them. */
function pngOf(side: number): Buffer {
  const chunk = (kind: string, content: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(kind), content]);
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const size = Buffer.alloc(4);
  size.writeUInt32BE(side);
  const header = Buffer.concat([size, size, Buffer.from([8, 0, 0, 0, 0])]);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(0))]);
}

ownerAtWork('en', ({ locale, words, controls }) => {
  test('files that are not photographs are each refused with the reason, and one waits for a store that is away; what was typed stays', async ({
    page,
    context,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of (422|503)/);
    const product = await stocked.lamp();
    const whole = await readFile(photographs[0] ?? '');
    const { field, button } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/products/${product.id}`);
    await field('products.nameIn.en').fill('Typed before');
    const section = page.getByRole('region', { name: words('photographs.title'), exact: true });
    const choose = section.getByLabel(words('photographs.choose')).first();
    await choose.setInputFiles([
      { name: 'villa.png', mimeType: 'image/png', buffer: pngOf(20_000) },
      { name: 'list.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('SKU;price') },
      { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('of an iPhone') },
      { name: 'cut.webp', mimeType: 'image/webp', buffer: whole.subarray(0, whole.length / 2) },
    ]);
    const uploads = section.getByRole('list', { name: words('photographs.uploads') });
    for (const [file, fault] of [
      ['villa.png', 'too_many_pixels'],
      ['list.jpg', 'not_a_picture'],
      ['IMG_0001.HEIC', 'heic'],
      ['cut.webp', 'damaged'],
    ] as const) {
      const refused = uploads.getByRole('listitem').filter({ hasText: file });
      await expect(refused.getByRole('alert')).toHaveText(words(`photographs.faults.${fault}`));
      await refused.getByRole('button').click();
    }
    const bringBack = await stocked.shop.without('pictures');
    await choose.setInputFiles({ name: 'lamp.webp', mimeType: 'image/webp', buffer: whole });
    await expect(uploads.getByRole('alert')).toHaveText(words('refusals.media_away'));
    await bringBack();
    await uploads
      .getByRole('button', { name: /lamp\.webp/ })
      .first()
      .click();
    const tiles = section.getByRole('list', { name: words('photographs.title') });
    await expect(tiles.getByRole('button')).toHaveCount(1);

    await section.getByRole('button', { name: words('photographs.lamp.open') }).click();
    const dialog = page.getByRole('dialog', { name: words('photographs.lamp.title') });
    const [lamp, other] = [
      await photographLamp(context, 'dp-tf-0004'),
      await photographLamp(context, 'dp-wl-0004'),
    ];
    for (const [shot, file] of [
      ['off', lamp.off],
      ['on', other.on],
    ] as const) {
      const input = `input[aria-label="${words(`photographs.lamp.choose.${shot}`)}"]`;
      await dialog.locator(input).setInputFiles(file);
    }
    const reason = words('photographs.pairFaults.other_scene');
    await expect(dialog.getByRole('alert')).toHaveText(reason);
    await expectAccessible(page, `two photographs of a lamp (${locale})`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await expect(field('products.nameIn.en')).toHaveValue('Typed before');
    await button('products.save').click();
    await expect(toast(page, words('products.saved'))).toBeVisible();
    await expect(tiles.getByRole('button')).toHaveCount(1);
  });
});
