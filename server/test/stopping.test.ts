import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparedFolder, startShop } from './shop-process.ts';

let folder: Awaited<ReturnType<typeof preparedFolder>>;
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(() => folder.remove());

it('a request in flight finishes when the shop is stopped', async () => {
  const shop = await startShop(folder.path);
  await shop.open;
  const body = JSON.stringify({ login: 'nobody', password: 'nothing' });
  const socket = connect(Number(new URL(shop.origin).port), 'localhost');
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ndb: dp\r\nuid: 1\r\naccept: application/json\r\n' +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // Another answer proves that the server has read what came before it on the first socket.
  await fetch(`${shop.origin}/healthz`);
  shop.child.kill('SIGTERM');
  socket.write(body.slice(5));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 .*service_login_failed/s);
  socket.destroy();
  expect(await shop.ended).toBe(0);
});

it('a shop that leaves says so, and goes on answering until every proxy has seen it', async () => {
  const shop = await startShop(folder.path, { STOP_DELAY_SECONDS: '99' });
  await shop.open;
  shop.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${shop.origin}/readyz`)).status).toBe(503);
  const answer = await fetch(`${shop.origin}/healthz`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(130);
});

it('what was stored before a kill -9 is there after the next start', async () => {
  const first = await startShop(folder.path);
  await first.open;
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await startShop(folder.path);
  await second.open;
  expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});
