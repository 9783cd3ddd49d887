/** What a sender gets: a message of the outbox. */
export interface OutgoingMessage {
  /** Identifies the message, also when it is sent again and in a restored shop. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly locale: 'ar' | 'en';
  readonly replyTo: string | null;
}

/**
 * Delivers one message; resolves when the receiver has accepted it.
 *
 * @throws MessageRefused for a permanent failure; any other error is temporary.
 */
export type Send = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;
