import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@dp/api/test/free-port.ts';

/** A primary, its synchronous standby, and HAProxy before them, all on this machine. */
export interface Cluster {
  /** What the shop connects to: HAProxy. */
  readonly url: string;
  /** The standby itself. */
  readonly standbyUrl: string;
  /** `kill`s the primary's processes, or `freeze`s them, so that connections hang. */
  losePrimary(how: 'kill' | 'freeze'): void;
  /** Promotes the standby; returns once it accepts writes. */
  promote(): void;
  close(): Promise<void>;
}

type Identity = { readonly uid?: number; readonly gid?: number };

/** Debian's PostgreSQL: the one out of npm has no `pg_basebackup`. */
function programs(): string {
  const [found] = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').sort().reverse();
  if (found === undefined || spawnSync('haproxy', ['-v']).status !== 0) {
    throw new Error('This needs PostgreSQL and HAProxy: apt-get install postgresql haproxy');
  }
  return dirname(found);
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Builds all of it in a temporary folder, on free ports of the loopback address. */
export async function startCluster(): Promise<Cluster> {
  const bin = programs();
  const identity = unprivileged();
  const home = await mkdtemp(join(tmpdir(), 'dp-failover-'));
  await chmod(home, 0o755);
  if (identity.uid !== undefined) await chown(home, identity.uid, identity.gid ?? identity.uid);
  const run = (program: string, ...args: string[]) =>
    succeed(spawnSync(join(bin, program), args, { ...identity, cwd: home, encoding: 'utf8' }));
  const [primary, standby, front] = [await freePort(), await freePort(), await freePort()];

  const serve = (folder: string, port: number, ...settings: string[]) =>
    run(
      'pg_ctl',
      'start',
      '--wait',
      `--pgdata=${join(home, folder)}`,
      `--log=${join(home, `${folder}.log`)}`,
      `--options=-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' ${settings.join(' ')}`,
    );
  run(
    'initdb',
    '--pgdata=primary',
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  );
  serve('primary', primary);
  run(
    'pg_basebackup',
    '--pgdata=standby',
    '--host=127.0.0.1',
    `--port=${primary}`,
    '--username=postgres',
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
  );
  serve('standby', standby);
  // A commit is acknowledged once the standby has it on disk.
  await query(bin, primary, "alter system set synchronous_standby_names = '*'");
  await query(bin, primary, 'select pg_reload_conf()');
  while ((await query(bin, primary, 'select sync_state from pg_stat_replication')) !== 'sync') {
    await setTimeout(50);
  }

  const config = join(home, 'haproxy.cfg');
  await writeFile(config, haproxyConfig(front, primary, standby));
  const proxy = spawn('haproxy', ['-q', '-db', '-f', config], { stdio: 'inherit' });
  const pidsOf = (folder: string) => processesOf(join(home, folder, 'postmaster.pid'));
  const signal = (folder: string, name: NodeJS.Signals) => {
    for (const pid of pidsOf(folder)) trySignal(pid, name);
  };
  const close = async () => {
    process.off('exit', end);
    end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const end = () => {
    proxy.kill('SIGKILL');
    signal('primary', 'SIGKILL');
    signal('standby', 'SIGKILL');
  };
  process.on('exit', end);
  return {
    url: address(front),
    standbyUrl: address(standby),
    losePrimary: (how) => signal('primary', how === 'kill' ? 'SIGKILL' : 'SIGSTOP'),
    promote: () => run('pg_ctl', 'promote', '--wait', `--pgdata=${join(home, 'standby')}`),
    close,
  };
}

/** The standby is used only while the primary does not respond; connections to a lost primary are closed. */
function haproxyConfig(front: number, primary: number, standby: number): string {
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen postgres
  bind 127.0.0.1:${front}
  option pgsql-check user postgres
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary} check
  server standby 127.0.0.1:${standby} check backup
`;
}

function address(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

async function query(bin: string, port: number, statement: string): Promise<string> {
  return succeed(
    spawnSync(join(bin, 'psql'), ['-XAtc', statement, address(port)], { encoding: 'utf8' }),
  ).trim();
}

function succeed({ status, stdout, stderr, error }: SpawnSyncReturns<string>): string {
  if (status !== 0) throw new Error(error?.message ?? `${stdout}${stderr}`);
  return stdout;
}

/** A server's first process and all that it started. */
function processesOf(pidFile: string): number[] {
  if (!existsSync(pidFile)) return [];
  const [head = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', head], { encoding: 'utf8' });
  return [Number(head), ...stdout.split('\n').filter(Boolean).map(Number)];
}

function trySignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}
