import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { call } from '../api/client.ts';
import type { Versions } from './load-pages.ts';

export type ListedMessage = StaffCallOutput<'listMessageTexts'>['data'][number];
export type MessageText = StaffCallOutput<'getMessageText'>['data'];

export type MessagesData =
  | { readonly shown: 'messages'; readonly messages: readonly ListedMessage[] }
  | { readonly shown: 'message'; readonly message: MessageText; readonly versions: Versions };

/** The list of messages, or one of them with a page of its saved states. */
export async function loadMessages(
  name: string | undefined,
  request: Request,
): Promise<MessagesData> {
  const { signal } = request;
  if (name === undefined) {
    return { shown: 'messages', messages: (await call('listMessageTexts', { signal })).data };
  }
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const params = { name: name as MessageText['name'] };
  const [message, versions] = await Promise.all([
    call('getMessageText', { params, signal }),
    call('listMessageTextVersions', { params, query: { before }, signal }),
  ]);
  return { shown: 'message', message: message.data, versions };
}
