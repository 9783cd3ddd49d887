import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditShop } from '../../src/audit/audit-shop.ts';
import { openDatabase } from '../../src/database/database.ts';
import { StartupError } from '../../src/database/startup-error.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';

/**
 * Fills the disk under the embedded database, first beneath its tables and then beneath its log, and
 * proves what the shop relies on. Not part of `npm test`, because it needs a small disk of its own:
 *
 *   mount -t tmpfs -o size=100m tmpfs /mnt/small
 *   node api/test/durability/disk-full.ts /mnt/small/data
 */

const ADD_ROWS = `
  insert into search_gaps (query, last_at)
  select md5(random()::text) || repeat('x', 200), now() from generate_series(1, 50)`;
const FILL_LOG = "select pg_logical_emit_message(true, 'filler', repeat('x', 500000))";
/** Room that is left: less than a table grows by at a time. */
const LEFT_BYTES = 40_000;

const [, script = '', dataDirectory, part] = process.argv;
if (dataDirectory === undefined) throw new Error('Name a folder on a small disk.');
const filler = join(dataDirectory, 'filler');

function prove(claim: string, holds: boolean): void {
  process.stdout.write(`${holds ? 'ok    ' : 'BROKEN'}  ${claim}\n`);
  if (!holds) process.exitCode = 1;
}

async function open() {
  const database = await openDatabase({ dataDirectory });
  await prepareDatabase(database);
  const failure = (statement: string) =>
    database.pool.query(statement).then(
      () => undefined,
      (error: { code?: string; severity?: string }) => error,
    );
  const rows = async () => {
    const result = await database.pool.query('select count(*)::int as n from search_gaps');
    return result.rows[0].n as number;
  };
  return { database, failure, rows };
}

function fillDisk(): void {
  const { bavail, bsize } = statfsSync(dataDirectory as string);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_BYTES));
}

async function untilFull(failure: (statement: string) => Promise<unknown>, statement: string) {
  let done = 0;
  for (;;) {
    const error = (await failure(statement)) as { code?: string; severity?: string } | undefined;
    if (error) return { done, error };
    done += 1;
  }
}

/** Runs until the engine stops, which ends the process; prints how many rows there were last. */
async function fillTwice(): Promise<void> {
  const { database, failure, rows } = await open();
  await failure(ADD_ROWS);
  const before = await rows();
  fillDisk();
  const tables = await untilFull(failure, ADD_ROWS);
  prove('a table that cannot grow refuses the statement', tables.error.code === '53100');
  prove('what was there is still read', (await rows()) === before + 50 * tables.done);
  rmSync(filler);
  prove(
    'with room again, writes succeed without a restart',
    (await failure(ADD_ROWS)) === undefined,
  );

  process.stdout.write(`kept ${await rows()}\n`);
  fillDisk();
  const log = await untilFull(failure, FILL_LOG);
  prove('a log that cannot grow stops the engine', log.error.severity === 'PANIC');
  prove(
    'the process is notified that it must end',
    (await database.engineFailed) === (log.error as unknown),
  );
  process.exit();
}

/** What the next process finds. */
async function startAgain(): Promise<void> {
  rmSync(filler, { force: true });
  const { stdout, status } = spawnSync(
    process.execPath,
    [script, dataDirectory as string, 'fill'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  process.stdout.write(stdout);
  if (status !== 0) process.exitCode = 1;
  const said = await open().then(
    ({ database }) => database.close().then(() => ''),
    (error) => (error instanceof StartupError ? error.message : String(error)),
  );
  prove('on the full disk the next start says why it fails', said.includes('The disk is full'));
  rmSync(filler);
  const { database, rows } = await open();
  prove(
    'with room, it has every row',
    (await rows()) === Number(/^kept (\d+)$/m.exec(stdout)?.[1]),
  );
  prove('and books that add up', (await auditShop(database.db)).findings.length === 0);
  await database.close();
}

await (part === 'fill' ? fillTwice() : startAgain());
