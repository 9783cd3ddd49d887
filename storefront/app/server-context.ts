import type { Locale } from '@dp/contract/locale.ts';
import type { PaysBy } from '@dp/contract/payments.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';
import type { OnboardingPages, ShopWords } from '@dp/contract/shop-words.ts';
import {
  type CreateRequestHandlerFunction,
  createContext,
  RouterContextProvider,
} from 'react-router';
import { type ApiClient, type ApiTransport, createApiClient } from './api/client.ts';

/** What the server process gives the storefront for each request. */
export interface StorefrontServices {
  /** Carries a call to the API in process. */
  readonly transport: ApiTransport;
  /** The service credential; `renew` asks for a fresh one because the last was refused. */
  readonly serviceToken: (renew: boolean) => Promise<string>;
  /** The nonce that the response's content security policy names. */
  readonly nonce: string;
  /** The shop's public origin without a trailing slash, such as `https://shop.example`. */
  readonly origin: string;
  /** What the shop says about itself. */
  readonly shop: ShopDetails;
  /** The owner's words on every page, in each language. */
  readonly words: Readonly<Record<Locale, ShopWords>>;
  /** What the pages of a first visit show, in the page's language. */
  readonly onboarding: OnboardingPages;
  /** How the shop is paid. */
  readonly pays: PaysBy;
  /** Days in which anything can be returned. */
  readonly returnDays: number;
  /** Hours from delivery in which damage is to be reported. */
  readonly damageHours: number;
  /** Most units of one product that the owner lets one order have; 0 for no limit of theirs. */
  readonly maxUnitsPerLine: number;
  /** From so many units down a page says how many are left. */
  readonly fewUnits: number;
  /** In production mode development pages answer 404. */
  readonly production: boolean;
  /**
   * Whether the stale page that is being replaced shows the same data (see `shownData`), and so may be sent
   * again: nothing is rendered then, and the response is a bare 304.
   */
  readonly isUnchanged: (shown: string | undefined) => boolean;
  /** Receives a rendered page; its response has no body then, which would be copied through a stream. */
  readonly onHtml: (html: Buffer) => void;
  /** Called with an error while loading or rendering a page; never of a 4xx. */
  readonly reportError: (error: unknown, request: Request) => void;
}

/** The API client for loaders: `context.get(apiContext).call('getProduct', …)`. */
export const apiContext = createContext<ApiClient>();
/** The language of the page being rendered. */
export const localeContext = createContext<Locale>();
export const servicesContext = createContext<StorefrontServices>();

/** Fills a request's context. The server calls it through the build: `build.entry.module.createLoadContext`. */
export function createLoadContext(
  services: StorefrontServices,
  locale: Locale,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(localeContext, locale);
  context.set(
    apiContext,
    createApiClient({
      transport: services.transport,
      locale: () => locale,
      serviceToken: services.serviceToken,
      userToken: () => undefined,
    }),
  );
  return context;
}

/** What the build's entry offers to the server process, as `build.entry.module`. */
export interface StorefrontEntry {
  readonly createLoadContext: typeof createLoadContext;
  /**
   * React Router's own, from inside the build: the server must not bring a second one. Make one handler
   * of a build and keep it: making it reads all routes.
   */
  readonly createRequestHandler: CreateRequestHandlerFunction;
  readonly requestLocale: (url: URL, cookieHeader: string | null) => Locale;
  /** The query parameters that a page may depend on: part of its cache key. */
  readonly pageParameters: ReadonlySet<string>;
}
