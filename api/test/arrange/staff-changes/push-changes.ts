import { createECDH, randomBytes } from 'node:crypto';
import type { pushCalls } from '@dp/contract/staff/push-calls.ts';
import type { ChangesOf } from './staff-change.ts';

function arrangeSubscription() {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

export const pushChanges: ChangesOf<typeof pushCalls> = {
  subscribeToPush: async (office) => ({
    as: await office.signIn('orders'),
    input: { body: arrangeSubscription() },
    action: 'push.subscribe',
  }),
  unsubscribeFromPush: async (office) => {
    const as = await office.signIn('orders');
    await office.call('subscribeToPush', { body: arrangeSubscription() }, { as });
    const { body } = await office.call('listPushDevices', {}, { as });
    const params = { id: body.data.devices[0]?.id };
    return { as, input: { params }, action: 'push.unsubscribe' };
  },
};
