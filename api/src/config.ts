import type { ServiceAccount } from './http/service-credential.ts';

/** The API's configuration; the server reads it from the environment (docs/operations.md). */
export interface ApiConfig {
  /** `production` is strict: no development outbox. */
  readonly mode: 'development' | 'production';
  readonly serviceAccount: ServiceAccount;
  /** Key for hashing one-time codes; the same in all processes. */
  readonly codeSecret: string;
  /** Origin of the shop, such as https://shop.example, without a trailing slash. */
  readonly publicUrl: string;
  /** Origin of the back office, such as https://office.example, without a trailing slash. */
  readonly adminUrl: string;
  /** Where the shop's mail is handed over; without it none is sent. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  /** Where text messages are handed over, signed; without it none is sent. */
  readonly smsWebhook?: { readonly url: string; readonly secret: string } | undefined;
  /** Origins of push services besides the browsers' own; tests run one. */
  readonly pushServices?: readonly string[] | undefined;
  /**
   * Number of proxies in front of the shop, each appending its client's address to `x-forwarded-for`. Entries
   * further to the left are set by the caller and not trusted.
   */
  readonly trustedProxies: number;
  readonly limits: Limits;
}

/**
 * Bounds against abuse, so that no single account can empty the shelves or run up costs; 0 for none. Their defaults and
 * meaning: docs/operations.md. How much one order may have is a setting (`OrderSizeLimits`).
 */
export interface Limits {
  /** For each customer. */
  readonly ordersPerHour: number;
  /** By each customer. */
  readonly cancellationsPerHour: number;
  /** Unknown voucher codes tried by one customer. */
  readonly voucherGuessesPerHour: number;
  /** Unknown voucher codes tried from one network, over all customers and guests. */
  readonly voucherGuessesPerHourAndNetwork: number;
  /** Mails and texts to one person: about one customer, and to one e-mail address or phone. */
  readonly messagesPerDay: number;
}

/** Whether a message of this channel can be sent; in development without senders it is only stored. */
export function hasSender(config: ApiConfig, channel: 'email' | 'sms' | 'push'): boolean {
  if (channel === 'push') return true;
  return channel === 'email' ? config.smtpUrl !== undefined : config.smsWebhook !== undefined;
}
