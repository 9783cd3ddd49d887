import { execFileSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@dp/api/database/database.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ownerCommand, type ShopProcess, startShop, temporaryFolder } from './shop-process.ts';

const KILL_AT = fileURLToPath(new URL('../../api/test/durability/kill-at.ts', import.meta.url));
/** Six starts on a busy machine, in milliseconds. */
const PATIENCE = 480_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
let shop: ShopProcess;
beforeAll(async () => {
  folder = await temporaryFolder();
  data = `${folder.path}/data`;
});
afterAll(async () => {
  shop.child.kill('SIGKILL');
  await shop.ended;
  await folder.remove();
});

/** Everything in a folder that others may open, as mode and path. */
function openEntries(path: string): string[] {
  const found = execFileSync('find', [path, '-perm', '/077', '-printf', '%m %P\n']);
  return found.toString().split('\n').filter(Boolean);
}

// Windows knows neither this signal nor these modes.
describe.skipIf(process.platform === 'win32')('a first start', () => {
  it('that is killed again and again, wherever it is, comes up in the end with all of the demo shop', {
    timeout: PATIENCE,
  }, async () => {
    for (const moment of [
      'a file of the new database is made and still empty',
      'PostgreSQL makes its lock file',
      'a migration has made half of its tables',
      'the demo shopper is added',
      'the demo catalogue is about to be committed',
    ]) {
      const killed = await startShop(
        data,
        {
          SEED_DEMO: 'true',
          NODE_OPTIONS: `--import=${KILL_AT}`,
          DP_KILL_AT: moment,
        },
        { umask: '000' },
      );
      await killed.ended;
      expect(killed.child.signalCode, `${moment}: ${killed.output()}`).toBe('SIGKILL');
    }
    shop = await startShop(data, { SEED_DEMO: 'true' }, { umask: '000' });
    await shop.open;
    expect(shop.output()).not.toContain('was open to other users');
  });

  it('opens the back office on an origin of its own, and says how its owner signs in', async () => {
    // The last line but one of a start; the shop is open before it is printed.
    const owner = await vi.waitFor(() => {
      const said = /Sign in there as (\S+) with the password (\S+)\./.exec(shop.output());
      expect(said).not.toBeNull();
      return said;
    });
    const signIn = (origin: string) =>
      fetch(`${origin}/api/staff/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.adminOrigin },
        body: JSON.stringify({ email: owner?.[1], password: owner?.[2] }),
      });
    const page = await fetch(`${shop.adminOrigin}/orders/17`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-[^ ;]*;.*frame-ancestors 'none'/,
    );
    const [, file = ''] = /src="|href="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
    const script = await fetch(shop.adminOrigin + file);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await signIn(shop.adminOrigin)).status).toBe(200);
    // Neither is reached through the other's origin.
    for (const address of [
      `${shop.origin}${file}`,
      `${shop.origin}/api/staff/me`,
      `${shop.adminOrigin}/api/main/home`,
      `${shop.adminOrigin}/assets/nothing.js`,
    ]) {
      expect((await fetch(address)).status, address).toBe(404);
    }
    expect((await signIn(shop.origin)).status).toBe(404);
  });

  it('leaves nothing that other users of the machine may open, whatever the umask', {
    timeout: PATIENCE,
  }, async () => {
    const page = await (await fetch(shop.origin)).text();
    const picture = /\/media\/[^" ,]+/.exec(page)?.[0];
    expect((await fetch(`${shop.origin}${picture}`)).status).toBe(200);
    expect(
      await ownerCommand({ DATA_DIR: data }, 'backup', `${folder.path}/all/backup`),
    ).toMatchObject({ code: 0 });
    expect(openEntries(data)).toEqual([]);
    expect(openEntries(`${folder.path}/all`)).toEqual([]);
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(openEntries(data)).toEqual([]);
  });

  it('is followed by starts that close what they find open, and find everything', {
    timeout: PATIENCE,
  }, async () => {
    await chmod(data, 0o755);
    await chmod(`${data}/secrets.json`, 0o644);
    await chmod(`${data}/postgres/PG_VERSION`, 0o666);
    expect(await ownerCommand({ DATA_DIR: data }, 'migrate')).toMatchObject({
      code: 0,
      err: `${data} was open to other users of this machine (3 files and folders): it is closed now.\n`,
    });
    expect(openEntries(data)).toEqual([]);
    const database = await openDatabase({ dataDirectory: data });
    const { rows } = await database.pool.query(
      `select (select count(*)::int from products) as products,
              (select array_agg(email) from customers where email like 'mona@%') as shoppers,
              (select count(*) > 100 from orders) as a_month`,
    );
    await database.close();
    expect(rows).toEqual([{ products: 133, shoppers: ['mona@example.com'], a_month: true }]);
  });
});
