import type { AppDeps } from '@dp/api/deps.ts';
import { paysBy } from '@dp/api/payments/offered-methods.ts';
import {
  type ChangedWords,
  composeOnboarding,
  composeShopWords,
  type WordsFacts,
} from '@dp/api/shop-words/compose-words.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { Page } from './page.ts';
import { pageAddress } from './page-address.ts';
import { PageMaker } from './page-maker.ts';
import { createServiceToken } from './service-token.ts';
import type { StorefrontSource } from './storefront-source.ts';

/**
 * Serves every address outside the API as a page of the storefront, and `GET /service-credential` for
 * browsers. The pages' loaders call the API in process. Public pages contain nothing personal, so each is
 * rendered once per language and cached (see `ResponseCache`).
 */
export async function addStorefrontPages(
  app: FastifyInstance,
  config: ServerConfig,
  { catalog, responses, payments }: Pick<AppDeps, 'catalog' | 'responses' | 'payments'>,
  { load, developing }: StorefrontSource,
): Promise<void> {
  const serviceToken = createServiceToken(app, config.api.serviceAccount);
  const maker = new PageMaker({ app, config, load, serviceToken, developing });

  app.get('/service-credential', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await serviceToken(false) };
  });

  app.get('/*', async (request, reply) => {
    if (isApiPath(request.url)) return reply.callNotFound();
    const { entry } = await load();
    const { target, isCacheable } = pageAddress(request.url, entry.pageParameters);
    const locale = entry.requestLocale(
      new URL(config.api.publicUrl + target),
      request.headers.cookie ?? null,
    );
    // While developing, code changes and the catalogue does not.
    const cacheable = isCacheable && !developing;
    const page = await responses.get<Page>(`page ${locale} ${target}`, async (reader, stale) => {
      const shown = {
        ...saidOn(locale, reader.words, {
          shop: reader.shop,
          pays: paysBy(reader.ways, payments),
          returnDays: reader.returnTerms.return_days,
        }),
        damageHours: reader.returnTerms.damage_hours,
        maxUnitsPerLine: reader.orderSize.units_per_line ?? 0,
        fewUnits: reader.lowStock.shopper_units,
        stale,
      };
      const made = await maker.renderShared(target, locale, request, shown);
      if (!cacheable || !made.cacheable) responses.markUncacheable();
      return made.page;
    });
    return page.send(request, reply);
  });

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isApiPath(request.url)) return reply.callNotFound();
      const { entry } = await load();
      const address = new URL(config.api.publicUrl + request.url);
      const locale = entry.requestLocale(address, request.headers.cookie ?? null);
      // No page accepts a body, so there is nothing else to pass on.
      const asked = new Request(address, { method: request.method });
      const { shop, payments: ways, returns, orderSize, lowStock, words } = await catalog.current();
      const shown = {
        ...saidOn(locale, words, {
          shop: shop.details,
          pays: paysBy(ways.value, payments),
          returnDays: returns.value.return_days,
        }),
        damageHours: returns.value.damage_hours,
        maxUnitsPerLine: orderSize.value.units_per_line ?? 0,
        fewUnits: lowStock.value.shopper_units,
      };
      const page = await maker.renderForRequest(asked, locale, request, shown);
      return page.send(request, reply);
    },
  });
}

/** What the shop says on a page in a language: words of the owner's, under the settings of now. */
function saidOn(
  locale: Locale,
  changed: ChangedWords,
  facts: WordsFacts & { readonly shop: ShopDetails },
) {
  return {
    ...facts,
    words: composeShopWords(changed, facts),
    onboarding: composeOnboarding(changed, locale, facts),
  };
}

function isApiPath(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
}
