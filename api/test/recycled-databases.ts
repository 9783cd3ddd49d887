/** What copies of a prepared database are made, reset and thrown away with. */
export interface CopyMaker<D> {
  readonly make: () => Promise<D>;
  /** Works on a copy that a test has given back, by its only connection. */
  readonly within: <R>(copy: D, work: (connection: Connection) => Promise<R>) => Promise<R>;
  readonly discard: (copy: D) => Promise<void>;
}

/** PGlite's or the driver's. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>;
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

/** More than this is left by tests with thousands of rows: the next would walk through what they deleted. */
const GROWN_BYTES = 32 * 1_024 * 1_024;

/** Copies of a prepared database. Making one takes as long as a small test, so those given back are used first. */
export class RecycledDatabases<D> {
  readonly #maker: CopyMaker<D>;
  /** Copies that a test has given back, as they were when they were made. */
  readonly #idle: D[] = [];
  /** What every copy begins with; read from the first. */
  #start: Promise<StartState> | undefined;

  constructor(maker: CopyMaker<D>) {
    this.#maker = maker;
  }

  async take(): Promise<D> {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    const copy = await this.#maker.make();
    this.#start ??= this.#maker.within(copy, readStart);
    await this.#start;
    return copy;
  }

  /** Puts rows and sequences back as they were; a copy whose schema changed, or that has grown, is discarded. */
  async giveBack(copy: D): Promise<void> {
    const start = await this.#start;
    const isReusable = await this.#maker.within(copy, async (connection) => {
      if (start === undefined || !(await isAlike(connection, start))) return false;
      await putBack(connection, start);
      return true;
    });
    if (isReusable) this.#idle.push(copy);
    else await this.#maker.discard(copy);
  }
}

async function isAlike(connection: Connection, start: StartState): Promise<boolean> {
  const bytes = await readSize(connection);
  return bytes < start.bytes + GROWN_BYTES && (await readSchema(connection)) === start.schema;
}

async function readStart(connection: Connection): Promise<StartState> {
  const tables: SeededTable[] = [];
  for (const name of await tablesWithRows(connection)) {
    const [{ columns } = { columns: '' }] = await select<{ columns: string }>(
      connection,
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    tables.push({ name, columns, rows: await readRows(connection, name) });
  }
  return {
    tables,
    bytes: await readSize(connection),
    schema: await readSchema(connection),
    sequences: await readSequences(connection),
  };
}

async function putBack(connection: Connection, start: StartState): Promise<void> {
  await connection.query('begin');
  // No trigger and no foreign key has a say in this.
  await connection.query('set local session_replication_role = replica');
  const intact = new Set<string>();
  for (const name of await tablesWithRows(connection)) {
    const seeded = start.tables.find((table) => table.name === name);
    if (seeded && seeded.rows === (await readRows(connection, name))) intact.add(name);
    else await connection.query(`delete from ${name}`);
  }
  for (const { name, columns, rows } of start.tables) {
    if (intact.has(name)) continue;
    await connection.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [rows],
    );
  }
  await connection.query(
    'select setval(name::regclass, value::bigint, used) from json_to_recordset($1) as sequence (name text, value text, used boolean)',
    [JSON.stringify(start.sequences)],
  );
  await connection.query('commit');
  // What was deleted is not for the next test to vacuum.
  await connection.query('select pg_stat_reset()');
}

async function readRows(connection: Connection, table: string): Promise<string> {
  const [{ rows } = { rows: '[]' }] = await select<{ rows: string }>(
    connection,
    `select json_agg(t)::text as rows from ${table} t`,
  );
  return rows;
}

async function readSize(connection: Connection): Promise<number> {
  const [{ bytes } = { bytes: 0 }] = await select<{ bytes: number }>(
    connection,
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return bytes;
}

const USER_TABLES = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by c.oid`;

async function tablesWithRows(connection: Connection): Promise<string[]> {
  const all = await select<{ name: string }>(connection, USER_TABLES);
  const filled = all.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name})`,
  );
  return (await select<{ name: string }>(connection, filled.join(' union all '))).map(
    ({ name }) => name,
  );
}

function readSequences(connection: Connection): Promise<Sequence[]> {
  return select(
    connection,
    `select format('%I.%I', schemaname, sequencename) as name,
            coalesce(last_value, start_value)::text as value, last_value is not null as used from pg_sequences`,
  );
}

/** A hash of everything that is no row: tables, columns, constraints, indexes, triggers, functions. */
async function readSchema(connection: Connection): Promise<string> {
  const ownObjects = 16_384;
  const [{ schema } = { schema: '' }] = await select<{ schema: string }>(
    connection,
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

async function select<Row>(
  connection: Connection,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await connection.query(text, values)).rows as Row[];
}
