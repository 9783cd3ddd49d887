import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Barcode } from './barcode.tsx';

test('a code becomes the bars that scanners expect of Code 128', () => {
  const svg = renderToStaticMarkup(<Barcode text="A" />);
  // Start B, "A", check symbol 34, stop: 11 + 11 + 11 + 13 modules.
  expect(svg).toContain('viewBox="0 0 46 40"');
  const bars = [...svg.matchAll(/M(\d+) 0h1v40h-1z/g)].map(([, x]) => Number(x));
  const modules = Array.from({ length: 46 }, (_, x) => (bars.includes(x) ? 1 : 0)).join('');
  expect(modules.startsWith('11010010000')).toBe(true);
  expect(modules.endsWith('1100011101011')).toBe(true);
  expect(modules.slice(11, 22)).toBe('10100011000');
});
