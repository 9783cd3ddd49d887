import { z } from 'zod';

const file = z.object({
  /** Relative to the manifest, with forward slashes. */
  path: z.string().min(1),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** `manifest.json` of a backup: its contents, with size and checksum of each file. */
export const backupManifest = z.object({
  format: z.literal('dp-backup-1'),
  made_at: z.iso.datetime(),
  /** The migrations of its database, in order: the schema version of its rows. */
  migrations: z.array(z.object({ name: z.string().min(1), checksum: z.string().min(1) })).min(1),
  tables: z.array(
    z.object({ name: z.string().min(1), rows: z.int().nonnegative(), file: file.shape.path }),
  ),
  /** The tables' sequences, so that no number is issued twice. */
  sequences: z.array(
    z.object({
      name: z.string().min(1),
      last: z.string().regex(/^\d+$/),
      used: z.boolean(),
    }),
  ),
  files: z.array(file),
});

export type BackupManifest = z.infer<typeof backupManifest>;
export type BackupFile = z.infer<typeof file>;
export type BackupTable = BackupManifest['tables'][number];
