import type { PersonalData } from './accounts/personal-data.ts';
import { eraseAddresses } from './addresses/erase-addresses.ts';
import { eraseContactMessages } from './contact/contact-queries.ts';
import { eraseFavourites } from './favourites/erase-favourites.ts';
import { eraseCustomerFromOrders } from './orders/erase-customer-from-orders.ts';
import { hasOrdersOnTheirWay } from './orders/order-queries.ts';

/** Every feature with personal data besides the account itself: add new ones here. */
export const personalData: PersonalData = {
  hasOrdersOnTheirWay,
  eraseAddresses,
  async erase(tx, customerId, contacts) {
    await eraseAddresses(tx, customerId);
    await eraseFavourites(tx, customerId);
    await eraseCustomerFromOrders(tx, customerId);
    await eraseContactMessages(tx, contacts);
  },
};
