import { expect, test } from 'vitest';
import { routeResponse } from './route-response.ts';

const build = { pages: 'abc', routes: { home: { id: 'home' }, cart: { id: 'cart' } } };
const question = (version: string) =>
  new URL(`https://shop.example/__manifest?paths=%2F&version=${version}`);

test("a page of the worker's own build gets all routes at once", async () => {
  expect(await routeResponse(question('abc'), build)?.json()).toEqual(build.routes);
});

test('a page of another build is left to the server', () => {
  expect(routeResponse(question('xyz'), build)).toBeUndefined();
});
