import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import { listTextVersions } from '../text-history/list-text-versions.ts';
import {
  assertMessageText,
  getMessageText,
  listMessageTexts,
  restoreMessageText,
  saveMessageText,
} from './message-texts.ts';
import { previewMessage } from './preview-message.ts';

/** Texts of messages in the back office. */
export function addMessageTextStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, config } = deps;
  add('listMessageTexts', async ({ staff }) => ({ data: await listMessageTexts(deps, staff) }));
  add('getMessageText', async ({ params: { name }, staff }) => ({
    data: await getMessageText(deps, staff, name),
  }));
  add('saveMessageText', async ({ params: { name }, body, staff }) => ({
    data: await saveMessageText(deps, staff, name, body),
  }));
  add('previewMessageText', async ({ params: { name }, body }) => {
    const value = assertMessageText(name, body);
    const { title: shop, order_prefix: orderPrefix } = (await readShop(db)).details;
    const place = { publicUrl: config.publicUrl, shop, orderPrefix };
    return {
      data: {
        ar: previewMessage(name, 'ar', value, place),
        en: previewMessage(name, 'en', value, place),
      },
    };
  });
  add('listMessageTextVersions', async ({ params: { name }, query: { before } }) =>
    listTextVersions(db, { kind: 'message', name }, before),
  );
  add('restoreMessageText', async ({ params: { name }, body, staff }) => ({
    data: await restoreMessageText(deps, staff, name, body),
  }));
}
