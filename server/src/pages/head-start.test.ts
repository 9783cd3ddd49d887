import { expect, it } from 'vitest';
import { headStart, letScriptsWait } from './head-start.ts';

const picture = (name: string, priority: 'high' | 'auto') =>
  `<picture class="a"><source type="image/avif" srcSet="/media/${name}-320.avif 320w, /media/${name}-640.avif 640w" sizes="(width &gt;= 960px) 560px, 100vw"/>` +
  `<img src="/media/${name}-640.webp" alt="" fetchPriority="${priority}"/></picture>`;

it('names the style sheets and the first important picture, in the form the page shows it', () => {
  const page =
    '<link rel="modulepreload" href="/assets/a.js"/>' +
    '<link nonce="" rel="stylesheet" href="/assets/a.css#"/><link rel="stylesheet" href="/assets/b.css"/>' +
    picture('one', 'auto') +
    picture('two', 'high') +
    picture('three', 'high');
  expect(headStart(page)?.split(', <')).toEqual([
    '</assets/a.css>; rel=preload; as=style',
    '/assets/b.css>; rel=preload; as=style',
    '/media/two-320.avif>; rel=preload; as=image; type=image/avif; ' +
      'imagesrcset="/media/two-320.avif 320w, /media/two-640.avif 640w"; ' +
      'imagesizes="(width >= 960px) 560px, 100vw"; fetchpriority=high',
  ]);
});

it('says nothing of a page without them', () => {
  expect(headStart(`<p>no page</p>${picture('one', 'auto')}`)).toBeUndefined();
});

it('leaves out a picture whose address cannot stand in a header', () => {
  expect(headStart(picture('on&quot;e', 'high'))).toBeUndefined();
});

it('modules come after what the page looks like', () => {
  const page =
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/assets/a.js"/>' +
    '<script nonce="N1">a()</script><script nonce="N1" type="module" async="">import "/b.js"</script>';
  expect(letScriptsWait(page)).toBe(
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>' +
      '<script nonce="N1">a()</script><script fetchpriority="low" nonce="N1" type="module" async="">import "/b.js"</script>',
  );
});
