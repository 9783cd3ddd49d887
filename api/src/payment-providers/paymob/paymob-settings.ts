import type { OnlineMethod } from '@dp/contract/payments.ts';
import {
  type AccountMode,
  readAccount,
  requireSecureAddress,
  type Variables,
} from '../../remote/remote-account.ts';

/** The account of the shop at Paymob. */
export interface PaymobSettings {
  /** `https://accept.paymob.com`, or a simulator on this machine. */
  readonly baseUrl: string;
  readonly publicKey: string;
  readonly secretKey: string;
  readonly apiKey: string;
  readonly hmacSecret: string;
  /** The integration that takes each method; a method without one is not offered. */
  readonly integrations: Readonly<Partial<Record<OnlineMethod, string>>>;
}

const KEY = /^([a-z]{3})_(pk|sk)_(test|live)_\S+$/;

/**
 * The mode of an account by its keys.
 *
 * @throws Error when the keys contradict each other, or could be sent without encryption.
 */
export function modeOf(settings: PaymobSettings): AccountMode {
  const publicKey = KEY.exec(settings.publicKey);
  const secretKey = KEY.exec(settings.secretKey);
  if (publicKey?.[2] !== 'pk')
    throw new Error('The public key of Paymob must be like egy_pk_test_….');
  if (secretKey?.[2] !== 'sk')
    throw new Error('The secret key of Paymob must be like egy_sk_test_….');
  if (publicKey[1] !== secretKey[1] || publicKey[3] !== secretKey[3]) {
    throw new Error('The public and the secret key of Paymob are of different countries or modes.');
  }
  if (settings.hmacSecret === '' || settings.apiKey === '') {
    throw new Error('Paymob needs its API key and its HMAC secret.');
  }
  const integrations = Object.values(settings.integrations);
  if (integrations.length === 0 || integrations.some((id) => !/^\d+$/.test(id))) {
    throw new Error('Paymob needs the number of an integration for at least one method.');
  }
  if (new Set(integrations).size < integrations.length) {
    throw new Error('Two methods have the same integration of Paymob.');
  }
  const mode = secretKey[3] === 'live' ? 'live' : 'test';
  requireSecureAddress('Paymob', settings.baseUrl, mode);
  return mode;
}

const KEYS = [
  'PAYMOB_PUBLIC_KEY',
  'PAYMOB_SECRET_KEY',
  'PAYMOB_API_KEY',
  'PAYMOB_HMAC_SECRET',
] as const;

/** What is read of the environment. */
export const PAYMOB_VARIABLES = [
  ...KEYS,
  'PAYMOB_CARD_INTEGRATION',
  'PAYMOB_WALLET_INTEGRATION',
  'PAYMOB_KIOSK_INTEGRATION',
  'PAYMOB_URL',
] as const;

/**
 * The account of the shop as the environment has it; undefined when it names no key of Paymob.
 *
 * @throws Error when some of its keys are missing.
 */
export function readPaymob(variables: Variables): PaymobSettings | undefined {
  const account = { provider: 'Paymob', keys: KEYS, all: PAYMOB_VARIABLES };
  const read = readAccount(variables, account);
  if (!read) return undefined;
  const integrations = {
    card: read('PAYMOB_CARD_INTEGRATION'),
    wallet: read('PAYMOB_WALLET_INTEGRATION'),
    kiosk: read('PAYMOB_KIOSK_INTEGRATION'),
  };
  return {
    baseUrl: read('PAYMOB_URL') ?? 'https://accept.paymob.com',
    publicKey: read('PAYMOB_PUBLIC_KEY') ?? '',
    secretKey: read('PAYMOB_SECRET_KEY') ?? '',
    apiKey: read('PAYMOB_API_KEY') ?? '',
    hmacSecret: read('PAYMOB_HMAC_SECRET') ?? '',
    integrations: Object.fromEntries(
      Object.entries(integrations).filter(([, id]) => id !== undefined),
    ),
  };
}
