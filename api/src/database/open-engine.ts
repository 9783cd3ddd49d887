import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFileSystem } from './durable-file-system.ts';
import { joinBytes } from './engine-stream.ts';

const SETTINGS = [
  'wal_sync_method=fsync',
  'synchronous_commit=on',
  // The system caches the files as well, and PostgreSQL's default of 128 MB counts for this process.
  'shared_buffers=32MB',
  // Bounds crash recovery, and the write-ahead log's disk space.
  'max_wal_size=256MB',
];

/** Start parameters of PGlite without `-F`, which would turn fsync off. */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
];

/** Opens PGlite on the files of a directory, durable. */
export async function openEngine(
  directory: string,
): Promise<{ readonly pglite: PGlite; readonly fileSystem: DurableFileSystem }> {
  const fileSystem = new DurableFileSystem(directory);
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    fs: fileSystem,
    startParams: DURABLE_PARAMETERS,
  });
  fileSystem.assertInPlace();
  return { pglite, fileSystem };
}

/**
 * Gives PGlite messages of the protocol. Its `execProtocolRaw` would also parse every answer, and keep what it
 * parsed for as long as the database is open.
 */
export async function execMessages(pglite: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  const said: Uint8Array[] = [];
  // What comes is a view of PGlite's memory, which it writes over.
  await pglite.execProtocolRawStream(messages, { onRawData: (part) => said.push(part.slice()) });
  return said.length === 1 && said[0] ? said[0] : joinBytes(said);
}

/** Opens PGlite in memory, for tests, optionally as a copy of `template`. */
export async function openInMemory(template?: Blob): Promise<PGlite> {
  return PGlite.create({
    extensions: { pg_trgm },
    // The default of 128 MB is cleared at each start, a quarter of the time that opening a copy takes.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
    ...(template ? { loadDataDir: template } : {}),
  });
}
