/**
 * An address whose path can be decoded. Percent signs that stand for nothing (`/%`, `/%c0%ae`) are taken
 * as typed, so that such an address is merely unknown: the router would refuse it in words of its own.
 */
export function readableAddress(address: string): string {
  if (!address.includes('%')) return address;
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const escaped = path.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return (isDecodable(escaped) ? escaped : path.replaceAll('%', '%25')) + query;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
