import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import type { contactCalls } from './contact-calls.ts';
import * as inbox from './contact-inbox.ts';

export const contactEndpoints = {
  listContactMessages: {
    summary: 'A page of the messages to the shop',
    query: inbox.listContactMessagesQuery,
    response: inbox.contactListResponse,
  },
  countNewMessages: {
    summary: 'How many messages nobody has dealt with',
    response: inbox.newMessagesResponse,
  },
  getContactMessage: {
    summary: 'A message with its answers',
    params: idParameters,
    response: inbox.contactThreadResponse,
  },
  answerContactMessage: {
    summary: 'Answer a message by mail, in its sender’s language',
    params: idParameters,
    body: inbox.answerContactMessageBody,
    response: inbox.contactThreadResponse,
  },
  updateContactMessage: {
    summary: 'Change a message’s state, who takes care of it, or its note',
    params: idParameters,
    body: inbox.updateContactMessageBody,
    response: inbox.contactThreadResponse,
  },
} as const satisfies Record<keyof typeof contactCalls, EndpointSchemas>;
