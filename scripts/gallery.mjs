import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { become, messageOf, say } from './process.mjs';

// Behind `npm run gallery`: photographs the screens with e2e/gallery.config.ts. What follows `--` goes
// to Playwright, as in `npm run gallery -- --grep cart`.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
try {
  const browser = await findBrowser(root, process.env);
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  await become(
    process.execPath,
    [cli, 'test', '--config=gallery.config.ts', ...process.argv.slice(2)],
    { cwd: join(root, 'e2e'), env: { ...process.env, DP_CHROMIUM: browser } },
  );
} catch (error) {
  say(messageOf(error));
  process.exit(1);
}
