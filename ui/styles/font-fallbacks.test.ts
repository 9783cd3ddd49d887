import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fontFallbacks } from './font-fallbacks.ts';

it('the style sheet of fallback fonts is the generated one', async () => {
  const committed = await readFile(new URL('font-fallbacks.css', import.meta.url), 'utf8');
  expect(committed.replaceAll(/\s+/g, ' ')).toBe(fontFallbacks().replaceAll(/\s+/g, ' '));
});
