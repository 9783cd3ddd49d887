import { expect, it } from 'vitest';
import { headStart, lowerScriptPriority, runScriptsAfterFirstFrame } from './head-start.ts';

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

it('is undefined for a page without them', () => {
  expect(headStart(`<p>no page</p>${picture('one', 'auto')}`)).toBeUndefined();
});

it('omits a picture whose address is not allowed in a header', () => {
  expect(headStart(picture('on&quot;e', 'high'))).toBeUndefined();
});

it('lowers the priority of module preloads', () => {
  expect(
    lowerScriptPriority(
      '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/b.js"</script>',
    ),
  ).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<script type="module" async="">import "/b.js"</script>',
  );
});

it('holds the scripts of a page with a splash back until its photograph is there', () => {
  const splash = '<div id="splash"><img src="/lamp.avif"/></div>';
  const preload = '<link rel="modulepreload" href="/a.js"/>';
  const modules = '<script type="module" async="">\nimport * as route0 from "/a.js";</script>';
  const page = runScriptsAfterFirstFrame(lowerScriptPriority(preload + splash + modules));
  expect(page).not.toContain('<link rel="modulepreload"');
  const code = page.slice(page.indexOf('<script'));
  const order = ['requestAnimationFrame', 'splash.onload', 'link.rel="modulepreload"', 'import('];
  const places = order.map((part) => code.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('runs the route modules and the entry after the first frame, and leaves other scripts as they are', () => {
  const data = '<script>window.a = 1;</script>';
  const page =
    data +
    '<script type="module" async="">;\nimport * as route0 from "/a.js";\nimport * as route1 from "/b.js";\n' +
    'window.__reactRouterRouteModules = {"root":route0,"b":route1};\n\nimport("/entry.js");</script>';
  const reordered = runScriptsAfterFirstFrame(page);
  expect(reordered.startsWith(`${data}<script type="module" async="">await new Promise(`)).toBe(
    true,
  );
  expect(reordered).toContain(
    'const [route0,route1]=await Promise.all([import("/a.js"),import("/b.js")]);',
  );
  expect(reordered).not.toContain('import * as');
  expect(reordered.endsWith('import("/entry.js");</script>')).toBe(true);
});
