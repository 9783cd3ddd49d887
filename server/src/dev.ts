import { readConfig } from './config.ts';
import { seedDemoMonth } from './demo-month/seed-demo-month.ts';
import { developBackOffice, developStorefront } from './developed-apps.ts';
import { beginWithFormerLimits } from './former-limits.ts';
import { beginWithFormerVariables } from './former-shop-variables.ts';
import { openPorts } from './open-ports.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { makeFilesPrivate } from './private-files.ts';
import { say } from './say.ts';
import { DEMO_CUSTOMER, seedDemoShop } from './seed-demo-shop.ts';
import { createShopServers } from './shop-server.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * `npm run dev`: the same process as `npm start`, with both apps served by Vite, so that changes of their pages
 * show at once. Node restarts it when the API, the contract or the server changes.
 */
makeFilesPrivate();
const config = readConfig(process.env);

const [storefront, backOffice] = [await developStorefront(), await developBackOffice(config)];
const database = await openShopDatabase(config, say);
if (config.seedDemo) await seedDemoShop(config, database, say);
const deps = { db: database.db, config: config.api, now: () => new Date() };
await beginWithFormerVariables(deps, config.formerShop, say);
await beginWithFormerLimits(deps, config.formerLimits, say);
if (config.seedMonth) await seedDemoMonth(database, config.api, DEMO_CUSTOMER, say);
const leave = new AbortController();
const servers = await createShopServers(
  config,
  database,
  { storefront: storefront.source, backOffice: backOffice.source },
  leave.signal,
);
const stopping = stopOnSignal({
  app: servers.shop,
  database,
  leave,
  delayMs: 0,
  alsoStop: async () => {
    await Promise.all([storefront.close(), backOffice.close()]);
  },
});
await openPorts(config, servers);
say(
  `Developing at ${config.api.publicUrl}, the back office at ${config.api.adminUrl}; mails and codes are shown at /dev/outbox of the first.`,
);
await stopping;
process.exit(0);
