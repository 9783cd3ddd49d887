import { createHash } from 'node:crypto';

/** A page's HTML, and what its content security policy must allow for it. */
export interface HashedPage {
  readonly html: string;
  /** A policy source such as `'sha256-…'` for each inline script. */
  readonly scriptSources: readonly string[];
}

/** Types of script elements that run; others are blocks of data. */
const RUNS: ReadonlySet<string> = new Set(['module', 'text/javascript']);

/**
 * Replaces a page's nonce by hashes of the inline scripts that carry it; only our own scripts know the nonce,
 * so an injected script has no hash and does not run. Hashes stay valid while the page is cached; a nonce is
 * for one response. Links carry it without need: our own files are allowed by their origin.
 *
 * @param html one character for each byte of the page, as it is sent.
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  const parts: string[] = [];
  let copied = 0;
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1)) {
    const [, name, before = ''] =
      /^<(script|link)\b([^>]*)$/.exec(html.slice(html.lastIndexOf('<', at), at)) ?? [];
    if (name === undefined) continue;
    parts.push(html.slice(copied, at));
    copied = at + attribute.length;
    const end = html.indexOf('>', copied);
    if (name === 'script' && isInlineCode(before + html.slice(copied, end))) {
      const code = html.slice(end + 1, html.indexOf('</script>', end));
      sources.add(sourceOf(Buffer.from(code, 'latin1')));
    }
  }
  parts.push(html.slice(copied));
  return { html: parts.join(''), scriptSources: [...sources] };
}

/**
 * What the policy of a page that has nothing of anybody's in it must allow: all of its inline scripts.
 *
 * @returns a policy source such as `'sha256-…'` for each.
 */
export function inlineScriptSources(html: string): readonly string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, attributes = '', code = '']) =>
    isInlineCode(attributes) ? [sourceOf(Buffer.from(code))] : [],
  );
}

function sourceOf(code: Buffer): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function isInlineCode(attributes: string): boolean {
  if (/\ssrc="/.test(attributes)) return false;
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
  return type === undefined || RUNS.has(type);
}
