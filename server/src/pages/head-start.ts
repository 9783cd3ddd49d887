import {
  OPENED_ATTRIBUTE,
  SPLASH_ID,
  WAITING_PRELOAD,
} from '@dp/storefront/app/onboarding/splash-marks.ts';

const STYLES = /<link\b[^>]*\srel="stylesheet"[^>]*>/g;
const PICTURE = /<picture\b[^>]*>(<source\b[^>]*>)<img\b[^>]*\sfetchPriority="high"[^>]*>/;

/**
 * A `link` header with a page's style sheets and its first important picture, so that the browser requests
 * them before it parses the page. Otherwise they would queue behind the scripts.
 *
 * @returns undefined when the page has none of them.
 */
export function headStart(html: string): string | undefined {
  const links = (html.match(STYLES) ?? []).flatMap((element) => {
    const [address] = (attribute(element, 'href') ?? '').split('#', 1);
    return address ? [`<${address}>; rel=preload; as=style`] : [];
  });
  const source = PICTURE.exec(html)?.[1];
  const picture = source === undefined ? undefined : pictureLink(source);
  if (picture !== undefined) links.push(picture);
  return links.length === 0 ? undefined : links.join(', ');
}

function pictureLink(source: string): string | undefined {
  const [type, sources, sizes] = ['type', 'srcSet', 'sizes'].map((name) => attribute(source, name));
  // Not allowed in a quoted header value; our own addresses never contain it.
  if (!type || !sources || !sizes || /["\\\n]/.test(sources + sizes)) return undefined;
  const [first = ''] = sources.split(' ', 1);
  return `<${first}>; rel=preload; as=image; type=${type}; imagesrcset="${sources}"; imagesizes="${sizes}"; fetchpriority=high`;
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`)
    .exec(element)?.[1]
    ?.replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const SPLASH = ` id="${SPLASH_ID}"`;

/**
 * Lowers the priority of a page's module preloads: a page is complete without its scripts, so on a slow
 * connection its style sheets, fonts and first picture come first. In a page with a splash they wait until the
 * storefront's opening script or the module script releases them.
 */
export function lowerScriptPriority(html: string): string {
  const relation = html.includes(SPLASH) ? WAITING_PRELOAD : 'modulepreload';
  return html.replaceAll(
    '<link rel="modulepreload"',
    `<link rel="${relation}" fetchpriority="low"`,
  );
}

/** React Router's script: it imports the route modules, then the entry that hydrates. */
const MODULES =
  /(<script\b[^>]*\stype="module"[^>]*>)((?:[^<]*\n)?import \* as route\d[\s\S]*?<\/script>)/;
const STATIC_IMPORT = /^\s*import \* as (route\w+) from ("[^"\n]+");/gm;
/** No frame comes in a background tab. */
const FRAME =
  'await new Promise((then)=>document.hidden?then():requestAnimationFrame(()=>setTimeout(then)))';
const FIRST_FRAME = `${FRAME};\n`;

/**
 * Nothing below the splash can be touched for two seconds, so its photograph precedes the scripts: a line shared
 * with them would show it half a second later. On a line too slow for that they come after a second.
 */
const SPLASH_SHOWN =
  `const splash=document.querySelector("[${OPENED_ATTRIBUTE}=first] #${SPLASH_ID} img,[${OPENED_ATTRIBUTE}=splash] #${SPLASH_ID} img");` +
  'if(splash&&!splash.complete){' +
  `await new Promise((then)=>{splash.onload=splash.onerror=then;setTimeout(then,1e3)});${FRAME}}` +
  `for(const link of document.querySelectorAll('link[rel="${WAITING_PRELOAD}"]'))link.rel="modulepreload";\n`;

/**
 * Runs a page's modules after its first frame instead of before it, when they arrive first: on a slow phone
 * with a fast connection, and on every returning visit. They are fetched in parallel, under a splash once its
 * photograph is there.
 */
export function runScriptsAfterFirstFrame(html: string): string {
  const start = html.includes(SPLASH) ? FIRST_FRAME + SPLASH_SHOWN : FIRST_FRAME;
  return html.replace(MODULES, (_all, tag: string, code: string) => {
    const names: string[] = [];
    const addresses: string[] = [];
    const rest = code.replace(STATIC_IMPORT, (_line, name: string, address: string) => {
      names.push(name);
      addresses.push(`import(${address})`);
      return '';
    });
    return `${tag}${start}const [${names.join()}]=await Promise.all([${addresses.join()}]);${rest}`;
  });
}
