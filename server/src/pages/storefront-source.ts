import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartupError } from '@dp/api/database/startup-error.ts';
import type { StorefrontEntry } from '@dp/storefront/app/server-context.ts';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** The loaded storefront: its build, or Vite's modules in development. */
export interface LoadedStorefront {
  readonly entry: StorefrontEntry;
  readonly handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
}

/** The storefront's code: its build, or Vite in development. */
export interface StorefrontSource {
  readonly load: () => Promise<LoadedStorefront>;
  /** Code may change from one page to the next. */
  readonly developing: boolean;
  /** The folder of built browser files; absent while developing. */
  readonly clientFiles: string | undefined;
  /** Vite's own handler, called before the pages; only in development. */
  readonly middleware?: Middleware;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The built storefront; its code is loaded here and nowhere before.
 *
 * @throws StartupError when it has not been built.
 */
export function builtStorefront(): StorefrontSource {
  const directory = fileURLToPath(new URL('../../../storefront/build/', import.meta.url));
  const server = join(directory, 'server', 'index.js');
  if (!existsSync(server)) {
    throw new StartupError('The storefront is not built. Run `npm start`, which builds it, once.');
  }
  const loaded = import(pathToFileURL(server).href).then((build: ServerBuild) =>
    asLoaded(build, 'production'),
  );
  return { load: () => loaded, developing: false, clientFiles: join(directory, 'client') };
}

/** Makes a build handle requests, by the React Router inside it. */
export function asLoaded(build: ServerBuild, mode: 'production' | 'development'): LoadedStorefront {
  const entry = build.entry.module as unknown as StorefrontEntry;
  return { entry, handle: entry.createRequestHandler(build, mode) };
}
