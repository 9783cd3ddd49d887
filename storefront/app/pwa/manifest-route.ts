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
  const { title } = shop;
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
  return new Response(JSON.stringify(webManifest(locale, words)), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'cookie',
    },
  });
}
