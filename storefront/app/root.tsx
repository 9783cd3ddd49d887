import '@dp/ui/styles/fonts.css';
import '@dp/ui/styles/tokens.css';
import '@dp/ui/styles/base.css';
import type { Route } from './+types/root.ts';
import { Document, Root, RootError } from './document.tsx';
import { shownShop } from './page/shown-shop.ts';
import type { RootData } from './root-data.ts';
import { localeContext, servicesContext } from './server-context.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { origin, maxUnitsPerLine, fewUnits, shop, ...said } = context.get(servicesContext);
  const locale = context.get(localeContext);
  return { locale, origin, maxUnitsPerLine, fewUnits, shop: shownShop(shop, said) };
}

/**
 * Origin, language, what the shop says about itself and the limit of a line stay what they are while a page
 * lives (a switch of the language happens in the browser), so no navigation has to ask for them: pages that need no
 * server open without a connection.
 */
export function shouldRevalidate() {
  return false;
}

// In the frame's chunk: a file of their own would be mostly imports.
export const Layout = Document;
export const ErrorBoundary = RootError;
export default Root;
