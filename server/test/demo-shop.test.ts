import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idInAddress } from '@dp/contract/picture-address.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedDemo } from '../src/catalog/seed-demo.ts';
import { FolderStore } from '../src/media/folder-store.ts';
import { seedDemoShop } from '../src/seed-demo-shop.ts';
import { type CommandShop, openCommandShop, serverConfig } from './command-shop.ts';

let root: string;
let owner: CommandShop;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dp-demo-'));
  owner = await openCommandShop({ dataDirectory: join(root, 'data'), folder: root });
});
afterEach(async () => {
  await owner.close();
  await rm(root, { recursive: true });
});

describe('the demo shop', () => {
  it('fills a shop that never had a catalogue, once', async () => {
    const target = {
      db: owner.shop.db,
      media: new FolderStore(join(root, 'data')),
      now: owner.shop.clock.now,
    };
    const progress: string[] = [];
    expect(await seedDemo(target, (line) => progress.push(line))).toBe(true);
    expect(progress[0]).toBe('Filling the empty shop with the demo catalogue.');
    const { body } = await owner.shop.call('listProducts', { body: { limit: 100 } });
    expect(body.total).toBeGreaterThanOrEqual(72);
    const stored = new Set(await target.media.ids());
    for (const { src } of body.data.flatMap(({ images }) => images)) {
      expect(stored).toContain(idInAddress(src));
    }
    expect(await seedDemo(target, () => {})).toBe(false);
  });

  it('has in production nobody whose password everybody knows', async () => {
    const config = {
      ...serverConfig,
      dataDirectory: join(root, 'data'),
      api: { ...serverConfig.api, mode: 'production' as const },
    };
    await seedDemoShop(config, owner.shop, () => {});
    const { rows } = await owner.shop.db.execute(
      'select exists (select from products) as filled, (select count(*)::int from customers) as customers',
    );
    expect(rows).toEqual([{ filled: true, customers: 0 }]);
  });

  it('is not put into a shop with a catalogue of its own', async () => {
    const products = [
      {
        sku: 'NR-1',
        name: { ar: 'لمبة', en: 'Bulb' },
        category: 'bulbs',
        list_price: 89.5,
      },
    ];
    const categories = [{ slug: 'bulbs', name: { ar: 'لمبات', en: 'Bulbs' } }];
    await writeFile(join(root, 'shop.json'), JSON.stringify({ categories, products }));
    await owner.type('catalog', 'import', 'shop.json');
    const target = {
      db: owner.shop.db,
      media: new FolderStore(join(root, 'data')),
      now: owner.shop.clock.now,
    };
    expect(await seedDemo(target, () => {})).toBe(false);
  });
});
