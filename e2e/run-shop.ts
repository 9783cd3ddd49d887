import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const quiet = ['--disable-warning=ExperimentalWarning'];

/** The shop that is tested: the real process with a demo shop of its own in a temporary folder, which goes with it. */
const dataDirectory = await mkdtemp(join(tmpdir(), 'dp-e2e-'));
// Making a database takes seconds; shops of single tests begin with a copy of this one as well.
const prepared = process.env.DP_E2E_PREPARED ?? '';
execFileSync(process.execPath, [...quiet, 'server/src/shop.ts', 'migrate'], {
  env: { ...process.env, DATA_DIR: prepared },
});
await cp(prepared, dataDirectory, { recursive: true });
// Pictures are named by their content, so what one run made serves the next.
const media = fileURLToPath(new URL('.media', import.meta.url));
await mkdir(media, { recursive: true });
await symlink(media, join(dataDirectory, 'media'));
const shop = spawn(
  process.execPath,
  [...quiet, 'server/src/main.ts'],
  // Without the demo month: its orders would be in the way of those that tests place.
  { env: { SEED_DEMO: 'catalogue', ...process.env, DATA_DIR: dataDirectory }, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));
shop.on('exit', async (code) => {
  for (const folder of [dataDirectory, prepared])
    await rm(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
