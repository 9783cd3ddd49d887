import type { addressCorrectionCalls } from '@dp/contract/staff/address-correction-calls.ts';
import { correctionOf } from '../corrections.ts';
import { arrangePackedOrder } from '../courier.ts';
import type { ChangesOf } from './staff-change.ts';

export const addressCorrectionChanges: ChangesOf<typeof addressCorrectionCalls> = {
  correctAddress: async (office) => {
    const owner = await office.signIn('owner');
    const { id } = await arrangePackedOrder(office, owner);
    const as = await office.signIn('orders');
    return { as, input: await correctionOf(office, as, id), action: 'order.correct-address' };
  },
};
