import type { MessagePart } from '@dp/contract/staff/message-text-values.ts';

/** Words of a message in one language, by part. */
export type MessageWords = Readonly<Partial<Record<MessagePart, string>>>;
