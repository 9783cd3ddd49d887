import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkImports } from './check-imports.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dp-imports-'));
  write('contract/package.json', '{ "exports": { "./*": "./src/*" } }');
  write('api/package.json', '{ "exports": { "./*": "./src/*", "./test/*": "./test/*" } }');
  write('storefront/package.json', '{ "exports": { "./app/*": "./app/*" } }');
  write('server/package.json', '{ "exports": { "./*": "./src/*" } }');
  write('ui/package.json', '{ "exports": { "./*": "./*" } }');
});

afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** @param {Record<string, string>} files */
function problemsIn(files) {
  for (const [file, text] of Object.entries(files)) write(file, text);
  return checkImports(root).problems;
}

test('the allowed directions pass', () => {
  const problems = problemsIn({
    'contract/src/money.ts': "import { z } from 'zod';\nimport { x } from './limits.ts';",
    'contract/src/money.test.ts': "import { test } from 'vitest';",
    'api/src/app.ts': "import { table } from './orders/order-tables.ts';",
    'api/src/orders/place-order.ts':
      "import { pounds } from '@dp/contract/money.ts';\nimport { take } from '../products/take-stock.ts';\nimport { insert } from './order-store.ts';",
    'api/src/orders/order-tables.ts':
      "import { products } from '../products/product-tables.ts';\nimport { pgTable } from 'drizzle-orm/pg-core';",
    'api/test/arrange.ts': "import { products } from '../src/products/product-tables.ts';",
    'storefront/app/cart/cart-page.tsx':
      "import { Button } from '@dp/ui/parts/button.tsx';\nimport { useSession } from '../session/use-session.ts';",
    'storefront/app/entry.client.tsx': "import { startCart } from './cart/cart-store.ts';",
    'ui/parts/button.tsx': "import { useT } from '../i18n/use-t.ts';",
    'server/src/main.ts':
      "import { createApp } from '@dp/api/app.ts';\nconst build = await import('@dp/storefront/build/server/index.js');",
  });
  expect(problems).toEqual([]);
});

test.each([
  ['contract', 'contract/src/a.ts', "import fastify from 'fastify';", 'nothing but zod'],
  ['contract', 'contract/src/a.ts', "import { test } from 'vitest';", 'nothing but zod'],
  ['contract', 'contract/src/a.ts', "import '@dp/api/app.ts';", 'may import no other workspace'],
  ['api', 'api/src/a.ts', "export { x } from '@dp/server/x.ts';", 'may import only contract'],
  ['api', 'api/src/a.ts', "import('@dp/storefront/app/root.tsx');", 'may import only contract'],
  ['storefront', 'storefront/app/a.ts', "import type { X } from '@dp/api/x.ts';", 'only contract'],
  ['server', 'server/src/a.ts', "import '../../api/src/app.ts';", 'by a relative path'],
])('%s: a forbidden direction is reported with its reason', (_, file, text, reason) => {
  const [problem, ...others] = problemsIn({ [file]: text });
  expect(problem).toContain(reason);
  expect(problem).toContain(`${file}:1`);
  expect(others).toEqual([]);
});

test('a relative path into another workspace cannot hide a forbidden direction', () => {
  const problems = problemsIn({ 'storefront/app/a.ts': "import '../../api/src/app.ts';" });
  expect(problems).toHaveLength(2);
});

test("a feature may not import another feature's store", () => {
  const problems = problemsIn({
    'api/src/orders/place-order.ts': "\n\nimport { stock } from '../products/product-store.ts';",
    'storefront/app/orders/page.tsx': "import { cart } from '../cart/cart-store.ts';",
  });
  expect(problems).toEqual([
    expect.stringMatching(/^api\/src\/orders\/place-order.ts:3\n.*is the store of "products"/),
    expect.stringMatching(/^storefront\/app\/orders\/page.tsx:1\n.*is the store of "cart"/),
  ]);
});

test("no other workspace reaches a feature's store or tables, but for its tests", () => {
  const problems = problemsIn({
    'server/src/metrics.ts': "import { orders } from '@dp/api/orders/order-tables.ts';",
    'server/src/orders/show.ts': "import type { Order } from '@dp/api/orders/order-store.ts';",
    'server/test/pages.test.ts': "import { orders } from '@dp/api/orders/order-tables.ts';",
    'server/src/orders/list.ts': "import { list } from '@dp/api/orders/order-queries.ts';",
  });
  expect(problems).toEqual([
    expect.stringMatching(/^server\/src\/metrics.ts:1\n.*is a table of "orders"/),
    expect.stringMatching(/^server\/src\/orders\/show.ts:1\n.*is the store of "orders"/),
  ]);
});

test("only tables may import another feature's tables", () => {
  const problems = problemsIn({
    'api/src/orders/place-order.ts': "import { products } from '../products/product-tables.ts';",
  });
  expect(problems).toEqual([expect.stringContaining('is a table of "products"')]);
});

test('the storefront loads of the contract only what needs no schema library', () => {
  const problems = problemsIn({
    'contract/src/fields.ts': "import { z } from 'zod';",
    'contract/src/orders.ts': "import { idField } from './fields.ts';",
    'contract/src/limits.ts': 'export const LINES = 100;',
    'storefront/app/a.ts':
      "import type { Order } from '@dp/contract/orders.ts';\nimport { LINES } from '@dp/contract/limits.ts';",
    'storefront/app/a.test.ts': "import { order } from '@dp/contract/orders.ts';",
    'storefront/app/b.ts': "import { type Order, order } from '@dp/contract/orders.ts';",
    'api/src/c.ts': "import { order } from '@dp/contract/orders.ts';",
  });
  expect(problems).toEqual([
    expect.stringMatching(/^storefront\/app\/b.ts:1\n.*loads the schema library/),
  ]);
});

test('no money is computed in the browser', () => {
  const problems = problemsIn({
    'storefront/app/cart/total.ts': "import { toPiastres } from '@dp/contract/money.ts';",
    'ui/i18n/format.ts': "import { toEgp } from '@dp/contract/money.ts';",
    'api/src/orders/total.ts': "import { toEgp } from '@dp/contract/money.ts';",
  });
  expect(problems).toEqual([
    expect.stringMatching(/^storefront\/app\/cart\/total.ts:1\n.*computes money in the browser/),
    expect.stringMatching(/^ui\/i18n\/format.ts:1\n.*computes money in the browser/),
  ]);
});

test('the parts of ui know no feature', () => {
  const problems = problemsIn({
    'ui/parts/badge.tsx': "import { useCart } from '@dp/storefront/app/cart/use-cart.ts';",
  });
  expect(problems).toEqual([expect.stringContaining('know no feature')]);
});

test('no folder imports its importer, directly or through others', () => {
  const problems = problemsIn({
    'server/src/a/one.ts': "import '../b/two.ts';",
    'server/src/b/two.ts': '',
    'server/src/b/three.ts': "import '../c/four.ts';",
    'server/src/c/four.ts': "import type { Five } from '../a/five.ts';",
    'server/src/a/five.ts': '',
    'server/src/wiring.ts': "import './a/one.ts';",
    'server/src/d/six.ts': "import '../a/one.ts';\nimport '../wiring.ts';",
  });
  expect(problems).toEqual([
    expect.stringMatching(/^server\/a, server\/b, server\/c import each other/),
  ]);
});

test('at most two files import each other, types included', () => {
  const problems = problemsIn({
    'server/src/a/one.ts': "import './two.ts';",
    'server/src/a/two.ts': "import './three.ts';",
    'server/src/a/three.ts': "import type { One } from './one.ts';\nimport './four.ts';",
    'server/src/a/four.ts': '',
    'server/src/b/parent.tsx': "import './child.tsx';",
    'server/src/b/child.tsx': "import type { Props } from './parent.tsx';",
  });
  expect(problems).toEqual([
    [
      '3 files import each other, so none can be read alone: move what they share to a file that imports none of them',
      'server/src/a/one.ts → server/src/a/two.ts',
      'server/src/a/three.ts → server/src/a/one.ts',
      'server/src/a/two.ts → server/src/a/three.ts',
    ].join('\n  '),
  ]);
});

test('tests may import anything and tables refer to each other', () => {
  const problems = problemsIn({
    'server/src/a/a-tables.ts': "import { b } from '../b/b-tables.ts';",
    'server/src/b/b-tables.ts': '',
    'server/src/b/two.ts': "import '../a/one.ts';",
    'server/src/a/one.ts': '',
    'server/src/a/one.test.ts': "import '../b/two.ts';",
  });
  expect(problems).toEqual([]);
});

test('words in comments and texts are not imports', () => {
  const problems = problemsIn({
    'contract/src/a.ts': "// import x from 'fastify'\nexport const a = \"import('fastify')\";",
  });
  expect(problems).toEqual([]);
});

test('a file that cannot be parsed is an error that names it', () => {
  expect(() => problemsIn({ 'api/src/broken.ts': 'import {' })).toThrow('api/src/broken.ts');
});
