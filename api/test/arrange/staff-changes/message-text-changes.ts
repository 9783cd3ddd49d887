import type { messageTextCalls } from '@dp/contract/staff/message-text-calls.ts';
import type { ChangesOf } from './staff-change.ts';

const params = { name: 'order-returned' };
const words = { subject: '{number}', body: '{number}' };

export const messageTextChanges: ChangesOf<typeof messageTextCalls> = {
  saveMessageText: async (office) => {
    const as = await office.signIn('owner');
    const { version } = (await office.call('getMessageText', { params }, { as })).body.data;
    const body = { version, ar: words, en: words };
    return { as, input: { params, body }, action: 'message-text.edit' };
  },
  restoreMessageText: async (office) => {
    const as = await office.signIn('owner');
    const { version } = (await office.call('getMessageText', { params }, { as })).body.data;
    return {
      as,
      input: { params, body: { version, restored: 0 } },
      action: 'message-text.restore',
    };
  },
};
