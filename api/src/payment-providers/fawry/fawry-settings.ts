import type { OnlineMethod } from '@dp/contract/payments.ts';
import {
  type AccountMode,
  readAccount,
  readMethods,
  readMode,
  requireSecureAddress,
  type Variables,
} from '../../remote/remote-account.ts';

/** The account of the shop at Fawry. */
export interface FawrySettings {
  readonly mode: AccountMode;
  /** `https://www.atfawry.com`, its staging host, or a simulator on this machine. */
  readonly baseUrl: string;
  readonly merchantCode: string;
  readonly secureKey: string;
  readonly methods: readonly OnlineMethod[];
}

const METHODS = ['card', 'wallet', 'kiosk'] as const satisfies readonly OnlineMethod[];
const ADDRESSES = { live: 'https://www.atfawry.com', test: 'https://atfawry.fawrystaging.com' };
const KEYS = ['FAWRY_MERCHANT_CODE', 'FAWRY_SECURE_KEY', 'FAWRY_MODE'] as const;

/** What is read of the environment. */
export const FAWRY_VARIABLES = [...KEYS, 'FAWRY_METHODS', 'FAWRY_URL'] as const;

/**
 * The account of the shop as the environment has it; undefined when it names no key of Fawry.
 *
 * @throws Error when keys are missing or contradict each other, or could be sent without encryption.
 */
export function readFawry(variables: Variables): FawrySettings | undefined {
  const read = readAccount(variables, { provider: 'Fawry', keys: KEYS, all: FAWRY_VARIABLES });
  if (!read) return undefined;
  const mode = readMode('Fawry', read('FAWRY_MODE'));
  const baseUrl = read('FAWRY_URL') ?? ADDRESSES[mode];
  requireSecureAddress('Fawry', baseUrl, mode);
  if (new URL(baseUrl).origin === ADDRESSES[mode === 'live' ? 'test' : 'live']) {
    throw new Error('The mode of Fawry and its address contradict each other.');
  }
  return {
    mode,
    baseUrl,
    merchantCode: read('FAWRY_MERCHANT_CODE') ?? '',
    secureKey: read('FAWRY_SECURE_KEY') ?? '',
    methods: readMethods('Fawry', read('FAWRY_METHODS'), METHODS),
  };
}
