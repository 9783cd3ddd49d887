import { hasCustomer } from '@dp/api/accounts/add-demo-customer.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { demoStaff, isDemoStaff } from '@dp/api/staff/add-demo-staff.ts';
import { inviteFirstOwner } from '@dp/api/staff/invite-first-owner.ts';
import { INVITATION_HOURS } from '@dp/contract/staff/limits.ts';
import { builtBackOffice } from './back-office/back-office-source.ts';
import { listenForCommands } from './command-line/control-channel.ts';
import { carryOutCommand } from './command-line/run-command-line.ts';
import { commands } from './commands.ts';
import type { ServerConfig } from './config.ts';
import { seedDemoMonth } from './demo-month/seed-demo-month.ts';
import { beginWithFormerLimits } from './former-limits.ts';
import { beginWithFormerVariables } from './former-shop-variables.ts';
import { openPorts } from './open-ports.ts';
import { builtStorefront } from './pages/storefront-source.ts';
import { say } from './say.ts';
import { closeDemoAccounts, DEMO_CUSTOMER, seedDemoShop } from './seed-demo-shop.ts';
import { createShopServers } from './shop-server.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { offerTestPayment } from './test-payment.ts';
import { startTestServices } from './test-services.ts';

/** Fills an empty demo shop, and serves shop, API and back office until stopped. */
export async function runShop(config: ServerConfig, opening: Promise<OpenDatabase>): Promise<void> {
  const sources = { storefront: builtStorefront(), backOffice: builtBackOffice() };
  const starting = startTestServices(config);
  const database = await opening;
  if (database.pooler) say(describePooler(database.pooler));
  await closeDemoAccounts(config, database, say);
  if (config.seedDemo) await seedDemoShop(config, database, say);
  const deps = { db: database.db, config: config.api, now: () => new Date() };
  await beginWithFormerVariables(deps, config.formerShop, say);
  await beginWithFormerLimits(deps, config.formerLimits, say);
  if (config.seedMonth) await seedDemoMonth(database, config.api, DEMO_CUSTOMER, say);
  const test = await starting;
  if (test.payment && config.seedDemo) await offerTestPayment(database);
  const payments = test.payment?.payments ?? config.payments;
  const courier = test.courier?.courier ?? config.courier;
  const leave = new AbortController();
  const servers = await createShopServers(
    { ...config, payments, courier },
    database,
    sources,
    leave.signal,
  );
  const control =
    database.kind === 'embedded'
      ? await listenForCommands(config.dataDirectory, (command, output) =>
          carryOutCommand(command, commands, { config, database, now: () => new Date() }, output),
        )
      : undefined;
  const stopping = stopOnSignal({
    app: servers.shop,
    database,
    leave,
    delayMs: config.stopDelayMs,
    alsoStop: async () => {
      test.stop?.();
      await control?.close();
    },
  });
  endWithDatabase(database);
  if (test.payment) {
    say(
      `Orders can be paid by a test payment, without real money (numbers for a kiosk at ${test.payment.kiosk}).`,
    );
  }
  if (test.courier) say(`Parcels can be sent with a test courier (${test.courier.address}).`);
  await openPorts(config, servers);
  await announce(config, database);
  await stopping;
}

function describePooler({ notifies }: NonNullable<OpenDatabase['pooler']>): string {
  return [
    'DATABASE_URL leads through a connection pooler: statements are not prepared by name.',
    ...(notifies
      ? []
      : [
          'It passes no notifications on (transaction mode): edits of another process show up to a second later. A direct address or session mode avoids that.',
        ]),
  ].join(' ');
}

/** A failed embedded database does not recover: end the process, so that its supervisor restarts it. */
function endWithDatabase({ engineFailed }: OpenDatabase): void {
  void engineFailed?.then(({ message }) => {
    process.stderr.write(
      `The embedded database has stopped: ${message}. Nothing that was acknowledged is lost. Put right what it says, then start the shop again.\n`,
    );
    process.exit(1);
  });
}

async function announce(config: ServerConfig, { db }: OpenDatabase): Promise<void> {
  say(
    `The shop is open at ${config.api.publicUrl} and its API at ${config.api.publicUrl}/api (docs: /api/docs).`,
  );
  const isDemo = config.seedDemo && config.api.mode !== 'production';
  // An owner may have removed the demo, or taken its accounts over.
  if (isDemo && (await hasCustomer(db, DEMO_CUSTOMER.email))) {
    say(
      `Sign in to the demo shop as ${DEMO_CUSTOMER.email} with the password ${DEMO_CUSTOMER.password}.`,
    );
  }
  say(`The back office is open at ${config.api.adminUrl}.`);
  const owner = demoStaff('owner');
  if (isDemo && (await isDemoStaff(db, owner.email))) {
    say(`Sign in there as ${owner.email} with the password ${owner.password}.`);
  }
  const link = await inviteFirstOwner({ db, config: config.api, now: () => new Date() });
  if (link !== undefined) {
    say(
      `Nobody can sign in there yet. Its first owner opens this link, once and within ${INVITATION_HOURS} hours; another start prints a new one:`,
    );
    say(link);
  }
  if (config.api.mode === 'development') {
    say(`Mails and codes are shown at ${config.api.publicUrl}/dev/outbox.`);
  }
}
