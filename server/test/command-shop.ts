import { TestApp, testConfig } from '@dp/api/test/test-app.ts';
import { openTestDatabase } from '@dp/api/test/test-database.ts';
import { carryOutCommand } from '../src/command-line/run-command-line.ts';
import { commands } from '../src/commands.ts';
import type { ServerConfig } from '../src/config.ts';

/** The configuration of a shop for tests. */
export const serverConfig: ServerConfig = {
  host: 'localhost',
  port: 3000,
  adminHost: 'localhost',
  adminPort: 3001,
  dataDirectory: 'data',
  bucket: undefined,
  databaseUrl: undefined,
  payments: [],
  courier: undefined,
  maxConnections: 1,
  logLevel: 'silent',
  maxEventLoopDelayMs: 0,
  responseCacheBytes: 0,
  seedDemo: false,
  seedMonth: false,
  stopDelayMs: 0,
  metricsToken: undefined,
  formerShop: {},
  formerLimits: {},
  api: testConfig,
};

/** A shop on a database of its own, in memory, whose owner types commands. */
export interface CommandShop {
  readonly shop: TestApp;
  /** What a command printed, and its exit code. */
  readonly type: (...words: string[]) => Promise<{ code: number; out: string[]; err: string[] }>;
  readonly close: () => Promise<void>;
}

export async function openCommandShop(
  places: { readonly dataDirectory?: string; readonly folder?: string } = {},
): Promise<CommandShop> {
  const database = await openTestDatabase();
  const shop = await TestApp.on(database);
  const type = async (...words: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const code = await carryOutCommand(
      { words, folder: places.folder ?? process.cwd() },
      commands,
      {
        config: {
          ...serverConfig,
          dataDirectory: places.dataDirectory ?? serverConfig.dataDirectory,
        },
        database,
        now: shop.clock.now,
      },
      { print: (line) => out.push(line), report: (line) => err.push(line) },
    );
    return { code, out, err };
  };
  return { shop, type, close: () => shop.close() };
}
