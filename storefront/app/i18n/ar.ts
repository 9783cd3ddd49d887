import ui from '@dp/ui/i18n/ar/ui.json' with { type: 'json' };
import accounts from './ar/accounts.json' with { type: 'json' };
import addresses from './ar/addresses.json' with { type: 'json' };
import bulbs from './ar/bulbs.json' with { type: 'json' };
import cart from './ar/cart.json' with { type: 'json' };
import catalog from './ar/catalog.json' with { type: 'json' };
import checkout from './ar/checkout.json' with { type: 'json' };
import errors from './ar/errors.json' with { type: 'json' };
import favourites from './ar/favourites.json' with { type: 'json' };
import fields from './ar/fields.json' with { type: 'json' };
import filters from './ar/filters.json' with { type: 'json' };
import forms from './ar/forms.json' with { type: 'json' };
import home from './ar/home.json' with { type: 'json' };
import layout from './ar/layout.json' with { type: 'json' };
import onboarding from './ar/onboarding.json' with { type: 'json' };
import orders from './ar/orders.json' with { type: 'json' };
import pages from './ar/pages.json' with { type: 'json' };
import paying from './ar/paying.json' with { type: 'json' };
import pictures from './ar/pictures.json' with { type: 'json' };
import products from './ar/products.json' with { type: 'json' };
import pwa from './ar/pwa.json' with { type: 'json' };
import restock from './ar/restock.json' with { type: 'json' };
import returns from './ar/returns.json' with { type: 'json' };
import search from './ar/search.json' with { type: 'json' };
import specs from './ar/specs.json' with { type: 'json' };
import tracking from './ar/tracking.json' with { type: 'json' };
import type { StorefrontMessages } from './en.ts';

/** The Arabic messages; the type makes a missing key a compile error. */
const ar: StorefrontMessages = {
  accounts,
  addresses,
  bulbs,
  cart,
  catalog,
  checkout,
  errors,
  favourites,
  fields,
  filters,
  forms,
  home,
  pwa,
  orders,
  pages,
  paying,
  pictures,
  products,
  restock,
  returns,
  search,
  layout,
  specs,
  tracking,
  ui,
  onboarding,
};

export default ar;
