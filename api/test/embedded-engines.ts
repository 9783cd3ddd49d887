import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openInMemory } from '../src/database/open-engine.ts';

/** An embedded database in memory, and the state of the archive it was copied from. */
export interface TestEngine {
  readonly pglite: PGlite;
  readonly archive: Archive;
}

interface Archive {
  readonly bytes: Blob;
  /** What every copy begins with; read from the first. */
  start?: Promise<StartState>;
  /** Engines that a test has given back, as they were when they were opened. */
  readonly idle: PGlite[];
}

interface StartState {
  readonly schema: string;
  readonly bytes: number;
  readonly tables: readonly SeededTable[];
  readonly sequences: readonly Sequence[];
}

interface Sequence {
  readonly name: string;
  readonly value: string;
  /** Whether it has given this value out. */
  readonly used: boolean;
}

interface SeededTable {
  readonly name: string;
  /** Those that can be written, as they are listed in an insert. */
  readonly columns: string;
  readonly rows: string;
}

/** By file; a worker's test files share them. */
const archives = new Map<string, Promise<Archive>>();

/**
 * An engine with a copy of the database in a file. Opening one takes as long as a small test, so those
 * that were given back are used first.
 */
export async function takeEngine(file: string): Promise<TestEngine> {
  const reading =
    archives.get(file) ?? readFile(file).then((bytes) => ({ bytes: new Blob([bytes]), idle: [] }));
  archives.set(file, reading);
  const archive: Archive = await reading;
  const idle = archive.idle.pop();
  if (idle !== undefined) return { pglite: idle, archive };
  const pglite = await openInMemory(archive.bytes);
  archive.start ??= readStart(pglite);
  await archive.start;
  return { pglite, archive };
}

/** More than this is left by tests with thousands of rows: the next would walk through what they deleted. */
const GROWN_BYTES = 32 * 1_024 * 1_024;

/** Puts rows and sequences back as they were; an engine whose schema changed, or that has grown, is closed. */
export async function giveEngineBack({ pglite, archive }: TestEngine): Promise<void> {
  const start = await archive.start;
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  const isReusable =
    start !== undefined &&
    (await readSize(pglite)) < start.bytes + GROWN_BYTES &&
    (await readSchema(pglite)) === start.schema;
  if (!isReusable) return pglite.close();
  await putBack(pglite, start);
  archive.idle.push(pglite);
}

async function readStart(pglite: PGlite): Promise<StartState> {
  const tables: SeededTable[] = [];
  for (const name of await tablesWithRows(pglite)) {
    const [{ columns } = { columns: '' }] = await select<{ columns: string }>(
      pglite,
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    tables.push({ name, columns, rows: await readRows(pglite, name) });
  }
  return {
    tables,
    bytes: await readSize(pglite),
    schema: await readSchema(pglite),
    sequences: await readSequences(pglite),
  };
}

async function putBack(pglite: PGlite, start: StartState): Promise<void> {
  await pglite.transaction(async (transaction) => {
    // No trigger and no foreign key has a say in this.
    await transaction.exec('set local session_replication_role = replica');
    const intact = new Set<string>();
    for (const name of await tablesWithRows(transaction)) {
      const seeded = start.tables.find((table) => table.name === name);
      if (seeded && seeded.rows === (await readRows(transaction, name))) intact.add(name);
      else await transaction.exec(`delete from ${name}`);
    }
    for (const { name, columns, rows } of start.tables) {
      if (intact.has(name)) continue;
      await transaction.query(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name}, $1)`,
        [rows],
      );
    }
    await transaction.query(
      'select setval(name::regclass, value::bigint, used) from json_to_recordset($1) as sequence (name text, value text, used boolean)',
      [JSON.stringify(start.sequences)],
    );
  });
  // What was deleted is not for the next test to vacuum.
  await pglite.exec('select pg_stat_reset()');
}

async function readRows(pglite: Queryable, table: string): Promise<string> {
  const [{ rows } = { rows: '[]' }] = await select<{ rows: string }>(
    pglite,
    `select json_agg(t)::text as rows from ${table} t`,
  );
  return rows;
}

async function readSize(pglite: Queryable): Promise<number> {
  const [{ bytes } = { bytes: 0 }] = await select<{ bytes: number }>(
    pglite,
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return bytes;
}

const USER_TABLES = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by c.oid`;

async function tablesWithRows(pglite: Queryable): Promise<string[]> {
  const all = await select<{ name: string }>(pglite, USER_TABLES);
  const filled = all.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name})`,
  );
  return (await select<{ name: string }>(pglite, filled.join(' union all '))).map(
    ({ name }) => name,
  );
}

function readSequences(pglite: Queryable): Promise<Sequence[]> {
  return select(
    pglite,
    `select format('%I.%I', schemaname, sequencename) as name,
            coalesce(last_value, start_value)::text as value, last_value is not null as used from pg_sequences`,
  );
}

/** A hash of everything that is no row: tables, columns, constraints, indexes, triggers, functions. */
async function readSchema(pglite: Queryable): Promise<string> {
  const ownObjects = 16_384;
  const [{ schema } = { schema: '' }] = await select<{ schema: string }>(
    pglite,
    `select md5(string_agg(part, ',' order by part)) as schema from (
       select concat(oid, relname, relkind, relrowsecurity) as part from pg_class where oid >= ${ownObjects} and relkind <> 't'
       union all select concat(attrelid, attname, atttypid, attnotnull, attisdropped, atthasdef) from pg_attribute where attrelid >= ${ownObjects}
       union all select concat(oid, conname, conkey, convalidated) from pg_constraint where oid >= ${ownObjects}
       union all select concat(indexrelid, indisvalid) from pg_index where indexrelid >= ${ownObjects}
       union all select concat(oid, tgname, tgenabled) from pg_trigger where oid >= ${ownObjects}
       union all select concat(oid, prosrc) from pg_proc where oid >= ${ownObjects}
     ) as parts`,
  );
  return schema;
}

type Queryable = Pick<PGlite, 'query'>;

async function select<Row>(
  pglite: Queryable,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await pglite.query<Row>(text, values)).rows;
}
