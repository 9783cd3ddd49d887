import { pageParameters } from '@dp/storefront/app/page-parameters.ts';
import { expect, it } from 'vitest';
import { robotsText } from './robots.ts';

/** Separate pages for search engines, or none at all. */
const OPEN = ['lang', 'query', 'page', '_routes', 'paths', 'version'];

it('search engines stay away from every filter and sort of a list', () => {
  const text = robotsText('https://shop.example');
  const filters = [...pageParameters].filter((name) => !OPEN.includes(name));
  expect(filters).toContain('featured');
  for (const name of filters) {
    expect(text).toContain(`\nDisallow: /*?${name}=\nDisallow: /*&${name}=\n`);
  }
});
