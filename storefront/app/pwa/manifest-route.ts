import { idInAddress } from '@dp/contract/picture-address.ts';
import { translatorOf } from '@dp/ui/i18n/translator.ts';
import { localeContext, servicesContext } from '../server-context.ts';
import type { Route } from './+types/manifest-route.ts';
import { webManifest } from './manifest.ts';

/** `GET /manifest.webmanifest?lang=ar|en`; without a language the shopper's own. */
export function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const t = translatorOf(locale, 'layout');
  if (t === undefined) throw new Error(`The server has no words in ${locale}`);
  const { shop, words: said } = context.get(servicesContext);
  const { title, app_icon: icon } = shop;
  const words = {
    name: title,
    shortName: title,
    description: said[locale].description,
    shortcuts: (
      [
        ['search', '/search/product'],
        ['cart', '/my-cart'],
        ['orderHistory', '/order-history'],
      ] as const
    ).map(([name, url]) => ({ name: t(name), url })),
  };
  const picture = icon === null ? undefined : idInAddress(icon.src);
  return new Response(JSON.stringify(webManifest(locale, words, picture)), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      // What the owner changes is there at once.
      'cache-control': 'public, no-cache',
      vary: 'cookie',
    },
  });
}
