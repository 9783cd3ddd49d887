import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { storePicture } from '@dp/api/media/store-picture.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { saveShopSettings } from '@dp/api/shop-settings/save-shop-settings.ts';
import { readShop } from '@dp/api/shop-settings/shop-details.ts';
import { photograph } from '@dp/api/test/arrange/photographs.ts';
import { withoutPictures } from '@dp/api/test/arrange/shop-settings.ts';
import { openTestDatabase } from '@dp/api/test/test-database.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtBackOffice } from '../src/back-office/back-office-source.ts';
import { FolderStore } from '../src/media/folder-store.ts';
import { builtStorefront } from '../src/pages/storefront-source.ts';
import { createShopServers, type ShopServers } from '../src/shop-server.ts';
import { serverConfig } from './command-shop.ts';

let dataDirectory: string;
let database: OpenDatabase;
let media: FolderStore;
let servers: ShopServers;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'dp-icon-'));
  database = await openTestDatabase();
  media = new FolderStore(dataDirectory);
  servers = await createShopServers({ ...serverConfig, dataDirectory }, database, {
    storefront: builtStorefront(),
    backOffice: builtBackOffice(),
  });
});
afterAll(async () => {
  await servers.shop.close();
  await database.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => servers.shop.inject({ url, headers });
const notification = async () =>
  (await servers.backOffice.inject('/icons/notification-192.png')).rawPayload;
async function choose(picture: Buffer | null): Promise<string | undefined> {
  const chosen = picture && { id: (await storePicture(media, picture)).id };
  const { version, details } = await readShop(database.db);
  await saveShopSettings({ db: database.db, media, now: () => new Date() }, commandLine, {
    ...withoutPictures(details),
    version,
    app_icon: chosen,
  });
  return chosen?.id;
}
/** Of the manifest, with the size that each of its PNG files really has. */
async function iconsOfManifest() {
  const manifest = await get('/manifest.webmanifest?lang=ar');
  expect(manifest.headers['cache-control']).toBe('public, no-cache');
  const icons: { src: string; sizes: string; type: string }[] = manifest.json().icons;
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const { format, width, height } = await sharp((await get(src)).rawPayload).metadata();
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
  }
  return icons.map(({ src }) => src);
}
const links = async () =>
  (await get('/brands?lang=en')).payload.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g);

describe('the icon of the installed shop', () => {
  it('is the own one until the owner chooses a picture, then that one at once, and the own one again', async () => {
    const own = { manifest: await iconsOfManifest(), links: await links() };
    expect(own.manifest).toContain('/icons/icon.svg');
    expect(own.links).toEqual([
      expect.stringContaining('image/svg+xml'),
      '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>',
    ]);
    const ownNotification = await notification();

    for (const colour of ['#aa3300', '#0033aa']) {
      const id = await choose(await photograph(600, 600, colour));
      expect(await iconsOfManifest()).toEqual(
        ['icon-192', 'icon-512', 'icon-maskable-512'].map((name) => `/icons/${name}.png?v=${id}`),
      );
      expect(await links()).toEqual([
        `<link rel="icon" type="image/png" href="/icons/icon-192.png?v=${id}"/>`,
        `<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png?v=${id}"/>`,
      ]);
      expect(await notification()).toEqual((await get('/icons/icon-192.png')).rawPayload);
    }

    await choose(null);
    expect({ manifest: await iconsOfManifest(), links: await links() }).toEqual(own);
    expect(await notification()).toEqual(ownNotification);
  });

  it('is kept for good only under its own address, and sent once', async () => {
    const id = await choose(await photograph(520, 520));
    const lasting = await get(`/icons/icon-512.png?v=${id}`);
    expect(lasting.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    for (const url of ['/icons/icon-512.png', `/icons/icon-512.png?v=${'a'.repeat(24)}`]) {
      expect((await get(url)).headers['cache-control']).toBe('public, no-cache');
    }
    const again = await get('/icons/icon-512.png', { 'if-none-match': lasting.headers.etag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const head = await servers.shop.inject({ method: 'HEAD', url: '/icons/icon-512.png' });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
  });

  it('has no transparent part where a phone fills it in its own way', async () => {
    const create = { width: 512, height: 512, channels: 4, background: '#00000000' } as const;
    await choose(await sharp({ create }).png().toBuffer());
    const opaque = async (name: string) =>
      (await sharp((await get(`/icons/${name}.png`)).rawPayload).stats()).isOpaque;
    expect(await opaque('icon-192')).toBe(false);
    expect(await opaque('icon-maskable-512')).toBe(true);
    expect(await opaque('apple-touch-icon')).toBe(true);
  });

  it('is the own one while the picture cannot be read', async () => {
    const id = await choose(await photograph(530, 530));
    await media.remove(id ?? '');
    const sent = await get(`/icons/apple-touch-icon.png?v=${id}`);
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  });
});
