import type { Locale } from '@dp/contract/locale.ts';
import { loadMessages, type Namespace, registerMessages } from '@dp/ui/i18n/message-catalogue.ts';
import { currentLocale } from './current-locale.ts';

declare module '@dp/ui/i18n/message-catalogue.ts' {
  /** A feature's messages are `{ar,en}/<feature>.json` and a line here. */
  interface Messages {
    readonly audit: typeof import('./en/audit.json');
    readonly brands: typeof import('./en/brands.json');
    readonly categories: typeof import('./en/categories.json');
    readonly cash: typeof import('./en/cash.json');
    readonly earlierStates: typeof import('./en/earlierStates.json');
    readonly claims: typeof import('./en/claims.json');
    readonly costs: typeof import('./en/costs.json');
    readonly couriers: typeof import('./en/couriers.json');
    readonly customers: typeof import('./en/customers.json');
    readonly errors: typeof import('./en/errors.json');
    readonly fields: typeof import('./en/fields.json');
    readonly frame: typeof import('./en/frame.json');
    readonly groups: typeof import('./en/groups.json');
    readonly goodsReceipts: typeof import('./en/goodsReceipts.json');
    readonly handovers: typeof import('./en/handovers.json');
    readonly home: typeof import('./en/home.json');
    readonly homePage: typeof import('./en/homePage.json');
    readonly live: typeof import('./en/live.json');
    readonly messages: typeof import('./en/messages.json');
    readonly notes: typeof import('./en/notes.json');
    readonly opening: typeof import('./en/opening.json');
    readonly order: typeof import('./en/order.json');
    readonly orderFilters: typeof import('./en/orderFilters.json');
    readonly orderForm: typeof import('./en/orderForm.json');
    readonly orderViews: typeof import('./en/orderViews.json');
    readonly orders: typeof import('./en/orders.json');
    readonly packing: typeof import('./en/packing.json');
    readonly parcels: typeof import('./en/parcels.json');
    readonly parts: typeof import('./en/parts.json');
    readonly payments: typeof import('./en/payments.json');
    readonly corrections: typeof import('./en/corrections.json');
    readonly bosta: typeof import('./en/bosta.json');
    readonly people: typeof import('./en/people.json');
    readonly permissions: typeof import('./en/permissions.json');
    readonly photographs: typeof import('./en/photographs.json');
    readonly pinnedSearches: typeof import('./en/pinnedSearches.json');
    readonly prices: typeof import('./en/prices.json');
    readonly productChoice: typeof import('./en/productChoice.json');
    readonly products: typeof import('./en/products.json');
    readonly push: typeof import('./en/push.json');
    readonly rates: typeof import('./en/rates.json');
    readonly refusals: typeof import('./en/refusals.json');
    readonly reports: typeof import('./en/reports.json');
    readonly returns: typeof import('./en/returns.json');
    readonly roles: typeof import('./en/roles.json');
    readonly scanning: typeof import('./en/scanning.json');
    readonly searchGaps: typeof import('./en/searchGaps.json');
    readonly security: typeof import('./en/security.json');
    readonly settlements: typeof import('./en/settlements.json');
    readonly settings: typeof import('./en/settings.json');
    readonly sheets: typeof import('./en/sheets.json');
    readonly shopFrames: typeof import('./en/shopFrames.json');
    readonly shopSettings: typeof import('./en/shopSettings.json');
    readonly signIn: typeof import('./en/signIn.json');
    readonly specs: typeof import('./en/specs.json');
    readonly stock: typeof import('./en/stock.json');
    readonly productGrid: typeof import('./en/productGrid.json');
    readonly stockCounts: typeof import('./en/stockCounts.json');
    readonly synonyms: typeof import('./en/synonyms.json');
    readonly tax: typeof import('./en/tax.json');
    readonly texts: typeof import('./en/texts.json');
    readonly vouchers: typeof import('./en/vouchers.json');
  }
}

/** Loads one feature's messages in each language. */
type MessageFiles = Readonly<Record<Locale, () => Promise<object>>>;

// Features register their files themselves: a list of all of them would be part of every first page.
const featureFiles = new Map<Namespace, MessageFiles>();
const frameFiles = import.meta.glob<object>('./*/{errors,frame,live,parts}.json', {
  import: 'default',
});
const parts: MessageFiles = {
  ar: () => import('@dp/ui/i18n/ar/ui.json').then((file) => file.default),
  en: () => import('@dp/ui/i18n/en/ui.json').then((file) => file.default),
};

function fileOf(locale: Locale, namespace: Namespace) {
  if (namespace === 'ui') return parts[locale];
  return featureFiles.get(namespace)?.[locale] ?? frameFiles[`./${locale}/${namespace}.json`];
}

// On import: a module that translates asks for its messages when it is loaded itself, before anything starts.
registerMessages(async (locale, namespace) => ({
  [namespace]: await fileOf(locale, namespace)?.(),
}));

/** Loads the messages of features in the language shown. */
export async function loadShownMessages(namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadMessages(currentLocale(), namespace)));
}

/**
 * Registers the files of a feature's messages and starts loading the one of the language shown; the build adds a
 * call to every module that translates.
 *
 * @public
 */
export function preloadMessages(namespace: Namespace, files: MessageFiles): void {
  featureFiles.set(namespace, files);
  // Whatever renders them tries a failed load again, and shows its failure.
  loadMessages(currentLocale(), namespace).catch(() => undefined);
}
