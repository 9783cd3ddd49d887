import ui from '@dp/ui/i18n/en/ui.json' with { type: 'json' };
import accounts from './en/accounts.json' with { type: 'json' };
import addresses from './en/addresses.json' with { type: 'json' };
import bulbs from './en/bulbs.json' with { type: 'json' };
import cart from './en/cart.json' with { type: 'json' };
import catalog from './en/catalog.json' with { type: 'json' };
import checkout from './en/checkout.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import favourites from './en/favourites.json' with { type: 'json' };
import fields from './en/fields.json' with { type: 'json' };
import filters from './en/filters.json' with { type: 'json' };
import forms from './en/forms.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import layout from './en/layout.json' with { type: 'json' };
import onboarding from './en/onboarding.json' with { type: 'json' };
import orders from './en/orders.json' with { type: 'json' };
import pages from './en/pages.json' with { type: 'json' };
import paying from './en/paying.json' with { type: 'json' };
import pictures from './en/pictures.json' with { type: 'json' };
import products from './en/products.json' with { type: 'json' };
import pwa from './en/pwa.json' with { type: 'json' };
import restock from './en/restock.json' with { type: 'json' };
import returns from './en/returns.json' with { type: 'json' };
import search from './en/search.json' with { type: 'json' };
import specs from './en/specs.json' with { type: 'json' };
import tracking from './en/tracking.json' with { type: 'json' };

/** The English messages, by feature. Their keys type every translation call. */
const en = {
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

export type StorefrontMessages = typeof en;
export default en;
