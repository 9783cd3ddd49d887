import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@dp/api/test/free-port.ts';
import { copyDataDirectory } from '@dp/api/test/test-database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A shop started as its own process, as `npm start` does. */
export interface ShopProcess {
  readonly origin: string;
  /** Where its back office is. */
  readonly adminOrigin: string;
  readonly child: ChildProcess;
  /** All that it printed, on both outputs. */
  readonly output: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Resolves once it serves; rejects with its output when it ends before. */
  readonly open: Promise<void>;
}

/** An empty folder for one test, and what removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'dp-process-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A folder with a prepared database in it, where a test is not about a first start. */
export async function preparedFolder(): ReturnType<typeof temporaryFolder> {
  const folder = await temporaryFolder();
  await copyDataDirectory(folder.path);
  return folder;
}

/** What a shop gets of this process's environment: as behind `npm start`, Node keeps what it compiled. */
function inherited() {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
}

/** Starts the shop without a demo catalogue on a free port; with a umask through a shell, which has that. */
export async function startShop(
  dataDirectory: string,
  environment: Record<string, string> = {},
  { umask }: { readonly umask?: string } = {},
): Promise<ShopProcess> {
  const port = environment.PORT ?? String(await freePort());
  const adminPort = environment.ADMIN_PORT ?? String(await freePort());
  const node = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    'server/src/main.ts',
  ] as const;
  const [program, ...args] =
    umask === undefined ? node : (['sh', '-c', `umask ${umask}; exec "$0" "$@"`, ...node] as const);
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...inherited(),
      DATA_DIR: dataDirectory,
      PORT: port,
      ADMIN_PORT: adminPort,
      SEED_DEMO: 'false',
      // A few buyers order again and again.
      MAX_ORDERS_PER_HOUR: '0',
      MAX_CASH_ORDER_EGP: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const open = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('The back office is open')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then((code) => reject(new Error(`The shop ended with ${code}:\n${printed}`)));
  });
  // A test that wants it to fail looks at `ended`; the rejection of `open` is then no surprise.
  open.catch(() => {});
  return {
    origin: `http://localhost:${port}`,
    adminOrigin: `http://localhost:${adminPort}`,
    child,
    output: () => printed,
    ended,
    open,
  };
}

/** `npm run shop -- words…` on a data folder, as its own process. */
export function shopCommand(dataDirectory: string, ...words: string[]) {
  return ownerCommand({ DATA_DIR: dataDirectory }, ...words);
}

/** `npm run shop -- words…` with the whole environment that it is given. */
export async function ownerCommand(environment: Record<string, string>, ...words: string[]) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/src/shop.ts', ...words],
    { cwd: root, env: { ...inherited(), ...environment } },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}
