import type { PersonalData } from './accounts/personal-data.ts';
import { eraseAddresses } from './addresses/erase-addresses.ts';
import { listAddresses } from './addresses/list-addresses.ts';
import { moveAddresses } from './addresses/move-addresses.ts';
import {
  eraseContactMessages,
  exportContactMessages,
  moveContactMessages,
} from './contact/contact-queries.ts';
import { eraseDeliveryAddresses } from './couriers/erase-delivery-addresses.ts';
import {
  eraseCustomerNotes,
  exportCustomerNotes,
  moveCustomerNotes,
} from './customers/customer-notes.ts';
import { eraseFavourites } from './favourites/erase-favourites.ts';
import { exportFavourites } from './favourites/export-favourites.ts';
import { moveFavourites } from './favourites/move-favourites.ts';
import { listMessagesTo, moveMessages } from './messages/message-queries.ts';
import { eraseCustomerFromOrders } from './orders/erase-customer-from-orders.ts';
import { exportOrders, listOwnOrders } from './orders/export-orders.ts';
import { moveOrders } from './orders/move-orders.ts';
import { hasOrdersOf, hasOrdersOnTheirWay } from './orders/order-queries.ts';
import { exportPayments, exportRefunds } from './payments/export-payments.ts';
import {
  eraseRestockRequests,
  exportRestockRequests,
  moveRestockRequests,
} from './restock-requests/personal-restock-requests.ts';
import {
  eraseReturns,
  exportReturns,
  hasOpenReturns,
  moveReturnPictures,
} from './returns/personal-returns.ts';
import { listRedemptionsOf, moveVoucherUses } from './vouchers/voucher-queries.ts';

/** Every feature with personal data besides the account itself: add new ones here. */
export const personalData: PersonalData = {
  // Returns first: one that is exchanged meanwhile has its new order when orders are read.
  hasOrdersOnTheirWay: async (db, customerId) =>
    (await hasOpenReturns(db, customerId)) || (await hasOrdersOnTheirWay(db, customerId)),
  hasOrders: hasOrdersOf,
  eraseAddresses,
  async erase(tx, customerId, contacts) {
    await eraseAddresses(tx, customerId);
    await eraseFavourites(tx, customerId);
    await eraseRestockRequests(tx, customerId, contacts);
    await eraseReturns(tx, customerId);
    await eraseDeliveryAddresses(tx, customerId);
    await eraseCustomerFromOrders(tx, customerId);
    await eraseCustomerNotes(tx, customerId);
    await eraseContactMessages(tx, customerId, contacts);
  },
  async move(tx, from, into) {
    const moved = {
      orders: await moveOrders(tx, from.id, into),
      addresses: await moveAddresses(tx, from.id, into),
      favourites: await moveFavourites(tx, from.id, into),
      notes: await moveCustomerNotes(tx, from.id, into),
      messages: await moveContactMessages(tx, from, into),
      vouchers: await moveVoucherUses(tx, from.id, into),
    };
    await moveMessages(tx, from.id, into);
    await moveRestockRequests(tx, from.id, into);
    await moveReturnPictures(tx, from.id, into);
    return moved;
  },
  async export(db, { id, contacts }, { locale, at }) {
    const own = await listOwnOrders(db, id);
    return {
      addresses: (await listAddresses(db, id, locale)).data,
      orders: await exportOrders(db, own, locale),
      payments: await exportPayments(db, own),
      refunds: await exportRefunds(db, own),
      returns: await exportReturns(db, id, locale),
      vouchers: await listRedemptionsOf(db, id),
      favourites: await exportFavourites(db, id, locale),
      restock_requests: await exportRestockRequests(db, id, contacts, locale),
      messages_to_the_shop: await exportContactMessages(db, id, contacts),
      messages_from_the_shop: await listMessagesTo(db, id, contacts, at),
      notes: await exportCustomerNotes(db, id),
    };
  },
};
