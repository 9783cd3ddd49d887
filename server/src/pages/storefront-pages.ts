import type { AppDeps } from '@dp/api/deps.ts';
import { paysBy } from '@dp/api/payments/offered-methods.ts';
import { ShopReader } from '@dp/api/read-model/shop-reader.ts';
import { composeOnboarding, composeShopWords } from '@dp/api/shop-words/compose-words.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { Page } from './page.ts';
import { pageAddress } from './page-address.ts';
import { type Decided, PageMaker } from './page-maker.ts';
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
      const shown = { ...decidedNow(locale, reader, payments), stale };
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
      const shown = decidedNow(locale, new ShopReader(await catalog.current()), payments);
      const page = await maker.renderForRequest(asked, locale, request, shown);
      return page.send(request, reply);
    },
  });
}

/** What every page in a language shows of the owner's words and settings. */
function decidedNow(
  locale: Locale,
  { words, shop, ways, returnTerms, orderSize, lowStock }: ShopReader,
  payments: AppDeps['payments'],
): Decided {
  const facts = { shop, pays: paysBy(ways, payments), returnDays: returnTerms.return_days };
  return {
    ...facts,
    words: composeShopWords(words, facts),
    onboarding: composeOnboarding(words, locale, facts),
    damageHours: returnTerms.damage_hours,
    maxUnitsPerLine: orderSize.units_per_line ?? 0,
    fewUnits: lowStock.shopper_units,
  };
}

function isApiPath(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
}
