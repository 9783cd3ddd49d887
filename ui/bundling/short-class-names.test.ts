import { expect, it } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const css = '.card { animation: rise 1s; } @keyframes rise {} .card .name { opacity: 0.5; } .on {}';

it('names classes and animations by their file and their place in it', () => {
  const nameOf = shortClassNames('/shop');
  const names = ['card', 'rise', 'name', 'on'].map((name) => nameOf(name, '/shop/a.css', css));
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[a-z]{5}[\da-z]$/);
  expect(nameOf('card', '/shop/b.css', css)).not.toBe(names[0]);
});

it('gives the same names wherever the folder is', () => {
  expect(shortClassNames('/one')('name', '/one/a.css', css)).toBe(
    shortClassNames('/two')('name', '/two/a.css?used', css),
  );
});
