import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@dp/api/test/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Who the storefront's server signs in as; nothing but this bench reaches the shop. */
export const SERVICE = { login: 'dp-service', password: 'bench-service-password' };

/** As `npm start` and the units in deploy/ give them to Node. */
const NODE_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

/** Where a shop's data is. */
export interface ShopData {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
}

/** The environment of a shop's process: production, as `npm start` serves it. */
function shopEnvironment({ folder, databaseUrl }: ShopData): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    // As `npm start` sets them.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
    PUBLIC_URL: 'http://127.0.0.1',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SERVICE_PASSWORD: SERVICE.password,
    CODE_SECRET: 'bench-code-secret',
    // A few buyers place thousands of orders.
    MAX_ORDERS_PER_HOUR: '0',
    MAX_CASH_ORDER_EGP: '0',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
}

/** Runs a command of `npm run shop`. @throws when it fails, with what it said. */
export async function runShopCommand(data: ShopData, words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'server/src/shop.ts'), ...words], {
    cwd: root,
    env: shopEnvironment(data),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`shop ${words.join(' ')} failed:\n${said}`);
}

/** One server process under measurement. */
export interface ShopProcess {
  readonly origin: string;
  /** From its start to the whole first page, in milliseconds. */
  readonly firstPage: number;
  /** Resident memory now, in MiB. */
  readonly memory: () => Promise<number>;
  /** The most since it started, in MiB. */
  readonly peakMemory: () => Promise<number>;
  /** Processor time it has used, all its threads, in milliseconds. */
  readonly cpuTime: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts the shop and waits for its first page. @throws when it ends instead. */
export async function startShop(
  data: ShopData,
  settings: Record<string, string>,
  nodeOptions: readonly string[],
): Promise<ShopProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...NODE_OPTIONS, ...nodeOptions, join(root, 'server/src/main.ts')],
    {
      cwd: root,
      env: {
        ...shopEnvironment(data),
        PUBLIC_URL: origin,
        PORT: String(port),
        ADMIN_PORT: String(await freePort()),
        ...settings,
      },
      // The log of requests is written as in production, to nowhere.
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close');
  // A bench that is broken off leaves no shop behind.
  const end = () => child.kill();
  process.once('exit', end);
  while (!(await hasFirstPage(origin))) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${said}`);
    await setTimeout(5);
  }
  const firstPage = performance.now() - started;
  return {
    origin,
    firstPage,
    memory: () => memoryOf(child, 'VmRSS'),
    peakMemory: () => memoryOf(child, 'VmHWM'),
    cpuTime: () => cpuTimeOf(child),
    stop: async () => {
      process.off('exit', end);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function hasFirstPage(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/`);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Memory by Linux's own account of a process; elsewhere unknown (NaN). */
async function memoryOf(child: ChildProcess, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  try {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
    return Number(kilobytes) / 1_024;
  } catch {
    return Number.NaN;
  }
}

/** Processor time of a process, in milliseconds. Linux counts in hundredths of a second; elsewhere unknown (NaN). */
export async function cpuTimeOf(child: ChildProcess): Promise<number> {
  try {
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
    // After the name, which is in brackets and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
