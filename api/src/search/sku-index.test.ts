import { expect, it } from 'vitest';
import { SkuIndex } from './sku-index.ts';

const index = new SkuIndex();
for (const [document, sku] of ['DP-LB-0001', 'DP-LB-0002', 'DP-CH-0001', 'E27-A60'].entries()) {
  index.add(sku, document);
}

it.each([
  ['DP-LB-0001', [0]],
  ['dp lb 0001', [0]],
  ['dplb0001', [0]],
  ['LB-0002', [1]],
  ['dp-lb', [0, 1]],
  ['DP-LB-00', [0, 1]],
  ['dp-', []],
  ['0001', []],
  ['e27', []],
  ['كود DP-LB-0001', [0]],
  ['SKU: dp lb 0002', [1]],
  ['led', []],
  ['لمبة DP-LB-0001', []],
  ['', []],
])('%s finds %j', (text, documents) => {
  expect(index.find(text).documents).toEqual(documents);
});

it('reports whether the text is a whole SKU', () => {
  expect(index.find('dp-lb-0001').isWhole).toBe(true);
  expect(index.find('DP-LB').isWhole).toBe(false);
});

it('handles a large catalogue at once', () => {
  const big = new SkuIndex();
  for (let document = 0; document < 150_000; document += 1) big.add(`S${document}`, document);
  expect(big.find('s149999').documents).toEqual([149_999]);
});
