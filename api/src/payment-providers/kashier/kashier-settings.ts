import type { OnlineMethod } from '@dp/contract/payments.ts';
import {
  type AccountMode,
  readAccount,
  readMethods,
  readMode,
  requireSecureAddress,
  type Variables,
} from '../../remote/remote-account.ts';

/** The account of the shop at Kashier. */
export interface KashierSettings {
  readonly mode: AccountMode;
  /** `https://api.kashier.io`, its test host, or a simulator on this machine. */
  readonly baseUrl: string;
  /** Refunds have a host of their own. */
  readonly refundUrl: string;
  /** `MID-…` */
  readonly merchantId: string;
  /** The Payment API key, which also signs what Kashier reports. */
  readonly apiKey: string;
  readonly secretKey: string;
  readonly methods: readonly OnlineMethod[];
}

const METHODS = ['card', 'wallet'] as const satisfies readonly OnlineMethod[];
const ADDRESSES = {
  live: { base: 'https://api.kashier.io', refund: 'https://fep.kashier.io' },
  test: { base: 'https://test-api.kashier.io', refund: 'https://test-fep.kashier.io' },
};
const KEYS = [
  'KASHIER_MERCHANT_ID',
  'KASHIER_API_KEY',
  'KASHIER_SECRET_KEY',
  'KASHIER_MODE',
] as const;

/** What is read of the environment. */
export const KASHIER_VARIABLES = [
  ...KEYS,
  'KASHIER_METHODS',
  'KASHIER_URL',
  'KASHIER_REFUND_URL',
] as const;

/**
 * The account of the shop as the environment has it; undefined when it names no key of Kashier.
 *
 * @throws Error when keys are missing or contradict each other, or could be sent without encryption.
 */
export function readKashier(variables: Variables): KashierSettings | undefined {
  const account = { provider: 'Kashier', keys: KEYS, all: KASHIER_VARIABLES };
  const read = readAccount(variables, account);
  if (!read) return undefined;
  const mode = readMode('Kashier', read('KASHIER_MODE'));
  const settings: KashierSettings = {
    mode,
    baseUrl: read('KASHIER_URL') ?? ADDRESSES[mode].base,
    refundUrl: read('KASHIER_REFUND_URL') ?? read('KASHIER_URL') ?? ADDRESSES[mode].refund,
    merchantId: read('KASHIER_MERCHANT_ID') ?? '',
    apiKey: read('KASHIER_API_KEY') ?? '',
    secretKey: read('KASHIER_SECRET_KEY') ?? '',
    methods: readMethods('Kashier', read('KASHIER_METHODS'), METHODS),
  };
  assertConsistent(settings);
  return settings;
}

function assertConsistent({ mode, merchantId, apiKey, secretKey, ...urls }: KashierSettings): void {
  if (!/^MID-\S+$/.test(merchantId)) {
    throw new Error('The merchant of Kashier must be like MID-1234-567.');
  }
  if (apiKey === secretKey) {
    throw new Error('The API key and the secret key of Kashier must be two different keys.');
  }
  const other = ADDRESSES[mode === 'live' ? 'test' : 'live'];
  for (const url of [urls.baseUrl, urls.refundUrl]) {
    requireSecureAddress('Kashier', url, mode);
    const { origin } = new URL(url);
    if (origin === other.base || origin === other.refund) {
      throw new Error('The mode of Kashier and its address contradict each other.');
    }
  }
}
