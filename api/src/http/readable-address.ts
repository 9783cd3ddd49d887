/** Scheme and host of an absolute request URL, as proxies may send. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * A request's URL as a decodable path with its query. An absolute one (`GET http://shop.example/brands`) is
 * reduced to its path; its host does not matter. Invalid percent signs (`/%`, `/%c0%ae`) are taken literally,
 * so that such an address is merely unknown: the router would refuse it with its own error.
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
