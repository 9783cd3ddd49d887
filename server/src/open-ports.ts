import { StartupError } from '@dp/api/database/startup-error.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import type { ShopServers } from './shop-server.ts';

/** Where one of the two listens, and which settings say so. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly hostSetting: string;
  readonly portSetting: string;
}

/**
 * Listens for shoppers and, apart from them, for staff.
 *
 * @throws StartupError when a port cannot be opened and the owner can do something about it.
 */
export async function openPorts(
  { host, port, adminHost, adminPort }: ServerConfig,
  { shop, backOffice }: ShopServers,
): Promise<void> {
  // The back office first: once the shop answers, both do.
  await listen(backOffice, {
    host: adminHost,
    port: adminPort,
    hostSetting: 'ADMIN_HOST',
    portSetting: 'ADMIN_PORT',
  });
  await listen(shop, { host, port, hostSetting: 'HOST', portSetting: 'PORT' });
}

async function listen(app: FastifyInstance, place: Place): Promise<void> {
  try {
    await app.listen({ host: place.host, port: place.port });
  } catch (cause) {
    const reason = whyNotListening((cause as { code?: string }).code, place);
    throw reason === undefined ? cause : new StartupError(reason, { cause });
  }
}

function whyNotListening(
  code: string | undefined,
  { host, port, hostSetting, portSetting }: Place,
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or set ${portSetting} to another number.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Set ${portSetting} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${hostSetting} ${host} is not an address of this machine.`;
    default:
      return undefined;
  }
}
