import type { OnlineMethod } from '@dp/contract/payments.ts';

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
export function modeOf(settings: PaymobSettings): 'test' | 'live' {
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
  const { protocol, hostname } = new URL(settings.baseUrl);
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(isLocal && mode === 'test')) {
    throw new Error(
      'Paymob must be reached by https; only a simulator on this machine needs none.',
    );
  }
  return mode;
}
