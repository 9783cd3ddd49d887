import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { BackOfficeSource } from './back-office/back-office-source.ts';
import type { ServerConfig } from './config.ts';
import { asLoaded, type StorefrontSource } from './pages/storefront-source.ts';

/** An app that Vite serves from its sources. */
interface DevelopedApp<Source> {
  readonly source: Source;
  readonly close: () => Promise<void>;
}

/** The storefront from its sources. */
export async function developStorefront(): Promise<DevelopedApp<StorefrontSource>> {
  const { middleware, loadBuild, close } = await openVite('storefront', 24_678);
  return {
    source: {
      load: async () => asLoaded(await loadBuild(), 'development'),
      developing: true,
      clientFiles: undefined,
      middleware,
    },
    close,
  };
}

/** The back office from its sources. */
export async function developBackOffice({
  api,
}: ServerConfig): Promise<DevelopedApp<BackOfficeSource>> {
  const { middleware, loadBuild, close } = await openVite('admin', 24_679);
  return {
    source: {
      html: async () => {
        const build = await loadBuild();
        const { createRequestHandler } = build.entry.module as unknown as BackOfficeEntry;
        const handle = createRequestHandler(build, 'development');
        return (await handle(new Request(`${api.adminUrl}/`))).text();
      },
      developing: true,
      clientFiles: undefined,
      middleware,
    },
    close,
  };
}

/** What the back office's entry exports besides what React Router wants of it: its own React Router. */
interface BackOfficeEntry {
  readonly createRequestHandler: typeof import('react-router').createRequestHandler;
}

/** @param socketPort on which its pages are notified of changes; each Vite needs its own, and its own cache. */
async function openVite(app: string, socketPort: number) {
  const vite = await createServer({
    root: fileURLToPath(new URL(`../../${app}/`, import.meta.url)),
    cacheDir: fileURLToPath(new URL(`../../node_modules/.vite/${app}`, import.meta.url)),
    server: { middlewareMode: true, hmr: { port: socketPort } },
  });
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) {
    throw new Error('Vite cannot run the pages');
  }
  return {
    middleware: vite.middlewares,
    loadBuild: (): Promise<ServerBuild> =>
      environment.runner.import('virtual:react-router/server-build'),
    close: () => vite.close(),
  };
}
