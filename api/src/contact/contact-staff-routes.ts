import type { Deps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { answerContactMessage } from './answer-contact-message.ts';
import { countNewMessages, listInbox } from './contact-inbox.ts';
import { readThread } from './contact-thread.ts';
import { updateContactMessage } from './update-contact-message.ts';

/** The inbox of messages to the shop, in the back office. */
export function addContactStaffRoutes(add: AddStaffEndpoint, deps: Deps): void {
  const { db } = deps;
  add('listContactMessages', ({ query, staff }) => listInbox(db, staff, query));
  add('countNewMessages', async ({ staff }) => ({
    data: { count: await countNewMessages(db, staff) },
  }));
  add('getContactMessage', async ({ params, staff }) => ({
    data: await readThread(deps, staff, params.id),
  }));
  add('answerContactMessage', async ({ params, body, staff }) => ({
    data: await answerContactMessage(deps, staff, { id: params.id, ...body }),
  }));
  add('updateContactMessage', async ({ params, body, staff }) => ({
    data: await updateContactMessage(deps, staff, { id: params.id, ...body }),
  }));
}
