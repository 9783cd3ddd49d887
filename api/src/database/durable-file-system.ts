import { existsSync, fsyncSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type NodeFsOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's Node file system that is used here. */
interface EmscriptenNodeFs {
  readonly stream_ops: { fsync?: (stream: { nfd: number }) => number; setattr: SetAttributes };
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: SetAttributes;
  };
}
type SetAttributes = (target: unknown, attributes: { mode?: number | null }) => void;

/** The last file that is copied for a new database: PostgreSQL was never started without it. */
const LAST_FILE = 'pg_ident.conf';

const FILE_TYPE = 0o170000;
const DIRECTORY = 0o040000;

/**
 * PGlite's Node file system with a working fsync, private file modes, and a first start that can be
 * interrupted anywhere.
 *
 * Emscripten's file system has no fsync operation, so PostgreSQL's commits would reach the disk whenever the
 * operating system pleases, and a power cut could lose acknowledged orders (design §2). Together with a start
 * without `-F` and `wal_sync_method=fsync` each commit waits for the disk. It also sets modes itself (0666
 * for files), bypassing the umask.
 *
 * PGlite copies the files of a new database into place one by one and treats the folder as complete once it
 * contains `PG_VERSION`. So they are copied into a temporary folder, which is then renamed.
 */
export class DurableFileSystem extends NodeFS {
  /** fsyncs done so far; tests prove durability with it. */
  syncs = 0;

  readonly #directory: string;
  /** Where NODEFS finds its files; changed when the new database gets its name. */
  #mount: { root: string } | undefined;

  constructor(directory: string) {
    const path = resolve(directory);
    super(existsSync(join(path, LAST_FILE)) ? path : emptyFolder(`${path}.new`));
    this.#directory = path;
    // A killed start may have left it empty, which PostgreSQL rejects. The lock on the data directory
    // guarantees that no other process is running.
    rmSync(join(path, 'postmaster.pid'), { force: true });
  }

  override async init(
    pg: PGlite,
    options: NodeFsOptions,
  ): Promise<{ emscriptenOpts: NodeFsOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module) => {
            const nodeFs = module.NODEFS as unknown as EmscriptenNodeFs;
            nodeFs.stream_ops.fsync = (stream) => {
              fsyncSync(stream.nfd);
              this.syncs += 1;
              return 0;
            };
            restrictToOwner(nodeFs);
            const { node } = module.FS.lookupPath(PGlite.paths.PGDATA, {});
            this.#mount = (node as unknown as { mount: { opts: { root: string } } }).mount.opts;
          },
        ],
      },
    };
  }

  /** @throws while the database is not where the next start looks for it. */
  assertInPlace(): void {
    if (this.#mount?.root !== this.#directory) {
      throw new Error(`the new database was not moved to ${this.#directory}`);
    }
  }

  /**
   * Called by PGlite once it has copied the files of a new database, and after queries, when there is nothing
   * to do.
   */
  override async syncToFs(): Promise<void> {
    const mount = this.#mount;
    if (!mount || mount.root === this.#directory) return;
    await syncTree(mount.root);
    // Left by an earlier version's interrupted first start. It should be empty, but is not ours to delete.
    if (existsSync(this.#directory)) {
      renameSync(this.#directory, `${this.#directory}.incomplete-${Date.now()}`);
    }
    renameSync(mount.root, this.#directory);
    await syncFolder(dirname(this.#directory));
    mount.root = this.#directory;
  }
}

function emptyFolder(path: string): string {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}

/** Removes group and other permissions from all files and folders, whatever the umask. */
function restrictToOwner({ node_ops, stream_ops }: EmscriptenNodeFs): void {
  const { mknod } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, closed(mode), device);
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations;
    operations.setattr = (target, { mode, ...attributes }) =>
      setattr(
        target,
        typeof mode === 'number' ? { ...attributes, mode: closed(mode) } : attributes,
      );
  }
}

function closed(mode: number): number {
  const type = mode & FILE_TYPE;
  return type | (type === DIRECTORY ? 0o700 : 0o600);
}

/** Waits until a folder and all that is in it is on the disk. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? syncTree(path) : syncPath(path, 'r+');
    }),
  );
  await syncFolder(folder);
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform !== 'win32') await syncPath(path, 'r');
}

async function syncPath(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}
