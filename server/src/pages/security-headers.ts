/** What a page's policy allows besides our own files, such as `'sha256-…'`. */
export interface AllowedSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly connections: readonly string[];
}

/** While developing: Vite puts style elements into the page, and reloads it over a socket. */
export function developmentSources(nonce: string): AllowedSources {
  return { scripts: [`'nonce-${nonce}'`], styles: ["'unsafe-inline'"], connections: ['ws:'] };
}

/**
 * The headers of a page. Scripts and styles run only from our own files or when they are `allowed`;
 * nothing may frame the shop (a strict policy without unsafe-inline).
 */
export function pageHeaders(allowed: AllowedSources, secure: boolean): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", ...allowed.scripts].join(' '),
      ["style-src 'self'", ...allowed.styles].join(' '),
      "img-src 'self' data: blob:",
      "font-src 'self'",
      ["connect-src 'self'", ...allowed.connections].join(' '),
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
