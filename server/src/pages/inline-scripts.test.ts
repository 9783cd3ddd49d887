import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('the scripts that carry the nonce are named by their hashes, and lose it', () => {
  const page =
    '<html><head><script nonce="N1">first()</script></head><body><p>a nonce="N1" b</p>' +
    '<script nonce="N1" type="module" async="">import "/assets/a.js";\nlast("<b>")</script></body></html>';
  expect(hashInlineScripts(page, 'N1')).toEqual({
    html: page
      .replace('<script nonce="N1">', '<script>')
      .replace('<script nonce="N1" type', '<script type'),
    scriptSources: [hashOf('first()'), hashOf('import "/assets/a.js";\nlast("<b>")')],
  });
});

it('a script that does not carry the nonce is not allowed by a hash', () => {
  const page = '<script>stolen()</script><script nonce="other">stolen()</script>';
  expect(hashInlineScripts(page, 'N1')).toEqual({ html: page, scriptSources: [] });
});

it('scripts with an address and blocks of data need no hash', () => {
  const page =
    '<script nonce="N1" src="/assets/a.js"></script>' +
    '<script nonce="N1" type="application/ld+json">{"a":1}</script>';
  expect(hashInlineScripts(page, 'N1')).toEqual({
    html: page.replaceAll(' nonce="N1"', ''),
    scriptSources: [],
  });
});

it('identical scripts have one hash', () => {
  const page = '<script nonce="N1">a()</script><script nonce="N1">a()</script>';
  expect(hashInlineScripts(page, 'N1').scriptSources).toEqual([hashOf('a()')]);
});

it('links lose the nonce, text that looks like one is preserved', () => {
  const page = '<link rel="modulepreload" href="/assets/a.js" nonce="N1"/><p> nonce="N1"</p>';
  expect(hashInlineScripts(page, 'N1')).toEqual({
    html: page.replace(' nonce="N1"/>', '/>'),
    scriptSources: [],
  });
});
