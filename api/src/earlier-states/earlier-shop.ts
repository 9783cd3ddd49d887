import { ONBOARDING_PICTURES, SHOP_DRAWINGS } from '@dp/contract/shop-details.ts';
import type { StaffShopSettings } from '@dp/contract/staff/shop-settings.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { auditedShop, getShopSettings } from '../shop-settings/save-shop-settings.ts';
import { readShop, SHOP_SETTING } from '../shop-settings/shop-details.ts';
import { earlierPicture } from './earlier-picture.ts';
import { changesOfSetting, fieldsOf } from './earlier-setting.ts';
import type { EarlierSubject } from './earlier-subject.ts';

/** What the shop says about itself. */
export const earlierShop: EarlierSubject<'shop'> = {
  permission: 'settings.edit',
  open: async ({ deps: { db, media }, staff }, id) => {
    if (id !== SHOP_SETTING) throw new ProblemError(404, 'earlier_state_not_found');
    const present = await getShopSettings({ db }, staff);
    const now = auditedShop((await readShop(db)).details);
    return {
      changes: changesOfSetting(SHOP_SETTING),
      now,
      read: (fields) => fieldsOf(now, fields),
      inState: async (state) => {
        const then = { ...now, ...state };
        const texts = Object.entries(state).filter(([name]) => name in present);
        const record: StaffShopSettings = { ...present, ...Object.fromEntries(texts) };
        const lost: string[] = [];
        for (const name of [...SHOP_DRAWINGS, ...ONBOARDING_PICTURES]) {
          const light = `${name}_light`;
          if (!(name in state || light in state)) continue;
          const ids = { id: idOf(then[name]), light: idOf(then[light]) };
          const earlier = await earlierPicture(media, ids, present[name]);
          record[name] = earlier.picture;
          if (earlier.lost) lost.push(name);
        }
        return { record, lost };
      },
    };
  },
};

/** The row that the first start wrote has the pictures as they are stored; there are none then. */
function idOf(chosen: unknown): string | null {
  return typeof chosen === 'string' ? chosen : null;
}
