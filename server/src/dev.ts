import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { readConfig } from './config.ts';
import { asLoaded } from './pages/storefront-source.ts';
import { makeFilesPrivate } from './private-files.ts';
import { seedDemoShop } from './seed-demo-shop.ts';
import { createShopServer, openShopDatabase } from './shop-server.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * `npm run dev`: the same process as `npm start`, with the storefront served by Vite, so that page changes
 * show at once. Node restarts it when the API, the contract or the server changes.
 */
makeFilesPrivate();
const config = readConfig(process.env);
const say = (line: string) => process.stdout.write(`${line}\n`);

const vite = await createServer({
  root: fileURLToPath(new URL('../../storefront/', import.meta.url)),
  server: { middlewareMode: true },
});
const environment = vite.environments.ssr;
if (!environment || !isRunnableDevEnvironment(environment))
  throw new Error('Vite cannot run the pages');

const database = await openShopDatabase(config, say);
if (config.seedDemo) await seedDemoShop(config, database, say);
const leave = new AbortController();
const app = await createShopServer(
  config,
  database,
  {
    load: async () =>
      asLoaded(await environment.runner.import('virtual:react-router/server-build'), 'development'),
    developing: true,
    clientFiles: undefined,
    middleware: vite.middlewares,
  },
  leave.signal,
);
const stopping = stopOnSignal({ app, database, leave, delayMs: 0, alsoStop: () => vite.close() });
await app.listen({ host: config.host, port: config.port });
say(`Developing at ${config.api.publicUrl}; mails and codes are shown at /dev/outbox.`);
await stopping;
process.exit(0);
