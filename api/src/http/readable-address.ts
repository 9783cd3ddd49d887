/** Scheme and host of an address that is written out in full, as proxies may ask. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The address of a request as a path whose escapes can be decoded, with its query. One written out in
 * full (`GET http://shop.example/brands`) is that of its path: whose name the shop was asked by does not
 * count. Percent signs that stand for nothing (`/%`, `/%c0%ae`) are taken as typed, so that such an
 * address is merely unknown: the router would refuse it in words of its own.
 */
export function readableAddress(asked: string): string {
  const address = asked.startsWith('/') || asked === '' ? asked : pathIn(asked);
  if (!address.includes('%')) return address;
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const escaped = path.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return (isDecodable(escaped) ? escaped : path.replaceAll('%', '%25')) + query;
}

function pathIn(address: string): string {
  const rest = address.replace(ORIGIN, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
