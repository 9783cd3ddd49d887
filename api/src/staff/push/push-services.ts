import type { ApiConfig } from '../../config.ts';

/**
 * Where browsers' push services are: Chromium's, Mozilla's, Apple's and Microsoft's. The shop calls no other host,
 * because a subscription's address is given by a caller.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];

/** Whether an address is that of a push service: one of the browsers' over https, or one of the configured. */
export function isPushService(
  endpoint: string,
  { pushServices = [] }: Pick<ApiConfig, 'pushServices'>,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (pushServices.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((host) => host.test(hostname));
}
