import type { rateCalls } from '@dp/contract/staff/rate-calls.ts';
import { findRatedPlace } from '../../../src/shipping/rated-place.ts';
import type { ChangesOf } from './staff-change.ts';

const rate = { cost: 45, free_over: null, days: { min: 1, max: 2 } };

export const rateChanges: ChangesOf<typeof rateCalls> = {
  setDeliveryRate: async (office) => {
    const { stateId: governorate_id } = findRatedPlace('EG-ALX');
    const as = await office.signIn('manager');
    const { body } = await office.call(
      'getDeliveryRates',
      { params: { id: governorate_id } },
      { as },
    );
    const version = body.data.rate?.version ?? 0;
    return {
      as,
      input: { body: { governorate_id, city_id: null, version, ...rate } },
      action: 'rate.set',
    };
  },
  removeDeliveryRate: async (office) => {
    const { stateId: governorate_id, cityId: city_id } = findRatedPlace('سيدي جابر');
    const as = await office.signIn('manager');
    const body = { governorate_id, city_id, version: 0, ...rate };
    const { version } = (await office.call('setDeliveryRate', { body }, { as })).body.data;
    return {
      as,
      input: { body: { governorate_id, city_id, version } },
      action: 'rate.remove',
    };
  },
};
