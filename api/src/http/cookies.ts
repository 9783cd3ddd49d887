/** The value of a request's cookie; undefined when it is absent or came twice. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
}

/**
 * The session cookie of an origin as a `set-cookie` header: for this host alone, unreadable for scripts, and
 * never sent with a request that another site starts.
 *
 * @param value undefined removes the cookie.
 */
export function sessionCookie(
  cookie: { readonly name: string; readonly secure: boolean },
  value: string | undefined,
  maxAgeSeconds: number,
): string {
  const life = value === undefined ? 0 : maxAgeSeconds;
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${life}`];
  if (cookie.secure) attributes.push('Secure');
  return [`${cookie.name}=${value ?? ''}`, ...attributes].join('; ');
}
