import type { StaffShopSettings } from '@dp/contract/staff/shop-settings.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { auditedShop, getShopSettings } from '../shop-settings/save-shop-settings.ts';
import { readShop, SHOP_SETTING } from '../shop-settings/shop-details.ts';
import { earlierPicture } from './earlier-picture.ts';
import { changesOfSetting, fieldsOf } from './earlier-setting.ts';
import type { EarlierSubject } from './earlier-subject.ts';

const PICTURES = ['logo', 'logo_dark', 'app_icon'] as const;

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
        const record: StaffShopSettings = { ...present, ...state };
        const lost: string[] = [];
        for (const name of PICTURES) {
          if (!(name in state)) continue;
          // The row that the first start wrote has the pictures as they are stored; there are none then.
          const chosen = state[name];
          const id = typeof chosen === 'string' ? chosen : null;
          const earlier = await earlierPicture(media, { id, light: null }, present[name]);
          record[name] = earlier.picture;
          if (earlier.lost) lost.push(name);
        }
        return { record, lost };
      },
    };
  },
};
