import type { EndpointSchemas } from '../endpoints.ts';
import type { messageTextCalls } from './message-text-calls.ts';
import * as messages from './message-texts.ts';
import * as texts from './shop-texts.ts';

export const messageTextEndpoints = {
  listMessageTexts: {
    summary: 'Every message to customers whose words can be changed',
    response: messages.messageTextsResponse,
  },
  getMessageText: {
    summary: 'The words of a message in both languages',
    params: messages.messageTextParameters,
    response: messages.messageTextResponse,
  },
  saveMessageText: {
    summary: 'Change the words of a message; the next one is sent with them',
    params: messages.messageTextParameters,
    body: messages.saveMessageTextBody,
    response: messages.messageTextResponse,
  },
  previewMessageText: {
    summary: 'A message with example data, as mail and text message',
    params: messages.messageTextParameters,
    body: messages.messageTextBody,
    response: messages.messagePreviewResponse,
  },
  listMessageTextVersions: {
    summary: 'The saved states of a message',
    params: messages.messageTextParameters,
    query: texts.textVersionsQuery,
    response: texts.textVersionsResponse,
  },
  restoreMessageText: {
    summary: 'Bring back a saved state of a message, or the words that came with the shop',
    params: messages.messageTextParameters,
    body: texts.restoreTextBody,
    response: messages.messageTextResponse,
  },
} as const satisfies Record<keyof typeof messageTextCalls, EndpointSchemas>;
