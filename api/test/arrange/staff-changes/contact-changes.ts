import type { contactCalls } from '@dp/contract/staff/contact-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { arrangeContactMessage } from '../contact-messages.ts';
import type { ChangesOf } from './staff-change.ts';

async function arrangeMessage({ shop }: TestBackOffice) {
  return { id: await arrangeContactMessage(shop) };
}

export const contactChanges: ChangesOf<typeof contactCalls> = {
  answerContactMessage: async (office) => ({
    as: await office.signIn('orders'),
    input: { params: await arrangeMessage(office), body: { version: 1, text: 'Yes, two years' } },
    action: 'message.answer',
  }),
  updateContactMessage: async (office) => ({
    as: await office.signIn('orders'),
    input: { params: await arrangeMessage(office), body: { version: 1, state: 'closed' } },
    action: 'message.update',
  }),
};
