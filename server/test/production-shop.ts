import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { testConfig } from '@dp/api/test/test-app.ts';
import { openTestDatabase } from '@dp/api/test/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { builtBackOffice } from '../src/back-office/back-office-source.ts';
import { builtStorefront } from '../src/pages/storefront-source.ts';
import { createShopServers } from '../src/shop-server.ts';
import { serverConfig } from './command-shop.ts';
import { rawAnswer, requestText } from './raw-client.ts';

/** Where the shop says it is, whatever it is asked as. */
export const PUBLIC_URL = 'https://shop.example';
/** The content of a file beside the folders that are served. */
export const SECRET = 'kept-outside-7c1f';

/** An empty shop as in production, that listens. */
export interface ProductionShop {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly origin: string;
  /** The folder that is served as `/media`. */
  readonly mediaDirectory: string;
  /** What comes back for a request exactly as written: `GET /media/../secrets.json`. */
  readonly ask: (
    line: string,
    headers?: Readonly<Record<string, string>>,
    body?: string,
  ) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openProductionShop(): Promise<ProductionShop> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dp-production-'));
  await writeFile(join(dataDirectory, 'secrets.json'), SECRET);
  const database = await openTestDatabase();
  const { shop: app } = await createShopServers(
    {
      ...serverConfig,
      dataDirectory,
      responseCacheBytes: 1_024 * 1_024,
      api: {
        ...testConfig,
        mode: 'production',
        publicUrl: PUBLIC_URL,
        smsWebhook: { url: 'http://127.0.0.1:9/', secret: 'webhook-secret-for-tests' },
      },
    },
    database,
    { storefront: builtStorefront(), backOffice: builtBackOffice() },
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    database,
    origin,
    mediaDirectory: join(dataDirectory, 'media'),
    ask: (line, headers, body) => rawAnswer(origin, requestText(line, headers, body)),
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** The status of an answer as it came. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

/** The headers of an answer as it came, names in lower case. */
export function headersOf(answer: string): Record<string, string> {
  const [, ...lines] = (answer.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
