import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { become, messageOf, say } from './process.mjs';

// `npm run bench:lighthouse`, after setup.mjs has installed and built: finds a browser and hands over
// to the measurement.

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  const browser = await findBrowser(root, process.env);
  await become(process.execPath, ['bench/lighthouse/run.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, CHROME_PATH: browser },
  });
} catch (error) {
  say(messageOf(error));
  process.exit(1);
}
