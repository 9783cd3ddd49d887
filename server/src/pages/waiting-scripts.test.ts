import { expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';
import { letScriptsWait } from './waiting-scripts.ts';

const page =
  '<head><link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/assets/a.js"/>' +
  '<script nonce="N1">paint()</script><link nonce="" rel="stylesheet" href="/assets/a.css"/>' +
  '<link rel="stylesheet" href="/assets/b.css"/></head>' +
  '<body><script nonce="N1" type="module" async="">import "/b.js"</script></body>';

it('modules wait, and one script of the page starts them, read before the style sheets', () => {
  const [, before, starter, after] =
    /^(.*)<script nonce="N1">(\(function\(\)[\s\S]*?)<\/script>(<link nonce="" rel="styles.*)$/.exec(
      letScriptsWait(page, 'N1'),
    ) ?? [];
  expect(before).toBe(
    '<head><link rel="preload" href="/a.woff2"/>' +
      '<link rel="waiting-module" fetchpriority="low" href="/assets/a.js"/><script nonce="N1">paint()</script>',
  );
  expect(() => new Function(starter ?? '')).not.toThrow();
  expect(after).toContain(
    '<script nonce="N1" type="waiting-module" async="">import "/b.js"</script>',
  );
});

it('the policy allows all of them by their hashes', () => {
  const { html, scriptSources } = hashInlineScripts(letScriptsWait(page, 'N1'), 'N1');
  expect(html).not.toContain('N1');
  expect(scriptSources).toHaveLength(3);
});

it('a page without style sheets starts them as well', () => {
  expect(letScriptsWait('<head></head>', 'N1')).toMatch(/^<head><script nonce="N1">.*<\/head>$/s);
});
