import type { ShopDetails } from '@dp/contract/shop-details.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { OPENING_STEPS, type OpeningStep } from '@dp/contract/staff/opening-values.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { idSet } from '../database/id-array.ts';
import type { Deps } from '../deps.ts';
import { usableChannels } from '../messages/channels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readSettings } from '../settings/read-settings.ts';
import { readShop, UNSET_SHOP } from '../shop-settings/shop-details.ts';
import { countsOf, seenOf } from './assert-removable.ts';
import type { DemoPort } from './demo-port.ts';
import { countEdited, type Demo, findDemo } from './find-demo.ts';

/**
 * What is left to do until the first real order, computed from the shop's data, and what of the demo would go.
 * Throws 403 `permission_required` without `settings.edit`.
 */
export async function getOpening(
  { db, config, demo: port }: Pick<Deps, 'db' | 'config'> & { readonly demo: DemoPort },
  principal: Principal,
): Promise<StaffCallOutput<'getOpening'>['data']> {
  requirePermission(principal, 'settings.edit');
  const names = await port.names();
  const demo = await findDemo(db, names);
  const done = {
    ...(await readDone(db, demo, names.shop)),
    // Without codes nobody can make an account, and so no order comes.
    messages: usableChannels(config).size > 0,
  };
  return {
    steps: OPENING_STEPS.map((name) => ({ name, done: done[name] })),
    demo: {
      goes: countsOf(demo),
      edited: await countEdited(db, demo.goes.products),
      kept_products: demo.keptProducts.length,
      kept_groups: demo.keptGroups,
      invoiced: demo.invoiced,
      seen: seenOf(demo),
    },
  };
}

async function readDone(
  db: Db,
  demo: Demo,
  example: Partial<ShopDetails>,
): Promise<Record<Exclude<OpeningStep, 'messages'>, boolean>> {
  const { goes, keptProducts } = demo;
  const { details } = await readShop(db);
  const { confirmation, risk } = await readSettings(db);
  const isOwn = (name: keyof ShopDetails) =>
    ![null, UNSET_SHOP.details[name], example[name]].includes(details[name]);
  const { rows } = await db.execute<
    Record<'rates' | 'products' | 'home' | 'staff' | 'order', boolean>
  >(sql`
    select exists (select from audit_log where action in ('rate.set', 'rate.remove')) as rates,
      exists (select from products where published
        and id not in ${idSet([...goes.products, ...keptProducts])}) as products,
      exists (select from home_sections where id not in ${idSet(goes.sections)})
        or exists (select from carousel_items where id not in ${idSet(goes.slides)}) as home,
      not exists (select from staff where demo and disabled_at is null) as staff,
      exists (select from orders where id not in ${idSet(goes.orders)}) as order`);
  const [facts] = rows;
  return {
    name: isOwn('title') || isOwn('name_ar') || isOwn('name_en'),
    contacts:
      (isOwn('phone') || isOwn('whatsapp') || isOwn('email')) &&
      isOwn('address_ar') &&
      // Many shops are open when the example is.
      details.hours_ar !== null,
    tax: isOwn('tax_number'),
    rates: facts?.rates === true,
    demo: Object.values(goes).every((ids) => ids.length === 0),
    products: facts?.products === true,
    home: facts?.home === true,
    staff: facts?.staff === true,
    orders: confirmation.version > 0 || risk.version > 0,
    first_order: facts?.order === true,
  };
}
