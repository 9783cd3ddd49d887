import { createHash } from 'node:crypto';

/** A page's HTML, and what its content security policy must allow for it. */
export interface HashedPage {
  readonly html: string;
  /** A policy source such as `'sha256-…'` for each inline script. */
  readonly scriptSources: readonly string[];
}

const SCRIPT_OR_LINK = /<script([^>]*)>([\s\S]*?)<\/script>|<link[^>]*>/g;
/** Types of script elements that run; others are blocks of data. */
const RUNS: ReadonlySet<string> = new Set(['module', 'text/javascript']);

/**
 * Replaces a page's nonce by hashes of the inline scripts that carry it; only our own scripts know the nonce,
 * so an injected script has no hash and does not run. Hashes stay valid while the page is cached; a nonce is
 * for one response.
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  const bare = html.replace(SCRIPT_OR_LINK, (element, attributes?: string, code = '') => {
    // Links carry it without need: our own files are allowed by their origin.
    if (attributes === undefined) return element.replace(attribute, '');
    if (!attributes.includes(attribute)) return element;
    if (isInlineCode(attributes)) {
      sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
    return `<script${attributes.replace(attribute, '')}>${code}</script>`;
  });
  return { html: bare, scriptSources: [...sources] };
}

function isInlineCode(attributes: string): boolean {
  if (/\ssrc="/.test(attributes)) return false;
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
  return type === undefined || RUNS.has(type);
}
