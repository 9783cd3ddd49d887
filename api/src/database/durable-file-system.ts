import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type NodeFsOptions = Parameters<NodeFS['init']>[1];

interface StreamOperations {
  fsync?: (stream: { nfd: number }) => number;
}

/**
 * PGlite's node file system with a working fsync.
 *
 * The Emscripten file system that PGlite runs on has no fsync operation, so PostgreSQL's commits would
 * reach the disk whenever the operating system pleases, and a power cut could lose acknowledged orders
 * (design §2). Together with a start without `-F` and `wal_sync_method=fsync` each commit waits for the disk.
 */
export class DurableFileSystem extends NodeFS {
  /** fsyncs done so far; tests prove durability with it. */
  syncs = 0;

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
            const nodeFs = module.NODEFS as unknown as { stream_ops: StreamOperations };
            nodeFs.stream_ops.fsync = (stream) => {
              fsyncSync(stream.nfd);
              this.syncs += 1;
              return 0;
            };
          },
        ],
      },
    };
  }
}
