import { type ApiConfig, hasSender } from '../config.ts';

/** Ways a message can go to a person. */
export type Channel = 'email' | 'sms';

/** Ways a message can go: also as a notification to a device of staff. */
export type OutboxChannel = Channel | 'push';

const CHANNELS: readonly Channel[] = ['email', 'sms'];

/**
 * The channels with a sender. A development shop without any sender has both, and stores their messages for
 * /dev/outbox (design §5).
 */
export function usableChannels(config: ApiConfig): ReadonlySet<Channel> {
  const sending = CHANNELS.filter((channel) => hasSender(config, channel));
  return new Set(sending.length === 0 && config.mode === 'development' ? CHANNELS : sending);
}

/** Where a person can be reached. */
export interface Contacts {
  /** Lower-case. */
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

/** A person's route by the preferred channel if possible, else by the other; undefined when neither works. */
export function chooseRoute(
  config: ApiConfig,
  contacts: Contacts,
  preferred: Channel,
): { readonly channel: Channel; readonly to: string } | undefined {
  const usable = usableChannels(config);
  const other = preferred === 'email' ? 'sms' : 'email';
  for (const channel of [preferred, other] as const) {
    const to = channel === 'email' ? contacts.email : contacts.phone;
    if (to !== null && usable.has(channel)) return { channel, to };
  }
  return undefined;
}
