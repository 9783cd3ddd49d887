import type { RouteEntries } from './route-response.ts';

/** What the build writes into the worker (storefront/build-service-worker.ts). */
export interface BuildFacts {
  /** Names this build's code: differs as soon as one file or the worker itself differs. */
  readonly version: string;
  /** React Router's name of the build, which its pages carry. */
  readonly pages: string;
  /** The addresses of everything a page may load: code, styles, fonts, drawings. */
  readonly files: readonly string[];
  /** Every page's entry, as React Router's `/__manifest` gives them. */
  readonly routes: RouteEntries;
}

declare const BUILD: BuildFacts;

export const build: BuildFacts = BUILD;
