import {
  type AccountMode,
  readAccount,
  readMode,
  requireSecureAddress,
  type Variables,
} from '../../remote/remote-account.ts';

/** The account of the shop at Bosta. */
export interface BostaSettings {
  readonly mode: AccountMode;
  /** `https://app.bosta.co`, its staging host, or a simulator on this machine. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Comes back with every webhook, which Bosta does not sign. */
  readonly webhookSecret: string;
  /** Where the van picks parcels up, by Bosta's id; null: pick-ups are asked for in Bosta's dashboard. */
  readonly pickupLocation: string | null;
}

const ADDRESSES = { live: 'https://app.bosta.co', test: 'https://stg-app.bosta.co' };
const KEYS = ['BOSTA_API_KEY', 'BOSTA_WEBHOOK_SECRET', 'BOSTA_MODE'] as const;
const SECRET_MIN_LENGTH = 16;

/** What is read of the environment. */
export const BOSTA_VARIABLES = [...KEYS, 'BOSTA_PICKUP_LOCATION', 'BOSTA_URL'] as const;

/**
 * The account of the shop as the environment has it; undefined when it names no key of Bosta.
 *
 * @throws Error when keys are missing or contradict each other, or could be sent without encryption.
 */
export function readBosta(variables: Variables): BostaSettings | undefined {
  const read = readAccount(variables, { provider: 'Bosta', keys: KEYS, all: BOSTA_VARIABLES });
  if (!read) return undefined;
  const mode = readMode('Bosta', read('BOSTA_MODE'));
  const baseUrl = read('BOSTA_URL') ?? ADDRESSES[mode];
  requireSecureAddress('Bosta', baseUrl, mode);
  if (new URL(baseUrl).origin === ADDRESSES[mode === 'live' ? 'test' : 'live']) {
    throw new Error('The mode of Bosta and its address contradict each other.');
  }
  const webhookSecret = read('BOSTA_WEBHOOK_SECRET') ?? '';
  if (webhookSecret.length < SECRET_MIN_LENGTH) {
    throw new Error(`BOSTA_WEBHOOK_SECRET needs at least ${SECRET_MIN_LENGTH} characters.`);
  }
  return {
    mode,
    baseUrl,
    apiKey: read('BOSTA_API_KEY') ?? '',
    webhookSecret,
    pickupLocation: read('BOSTA_PICKUP_LOCATION') ?? null,
  };
}
