import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';

const here = new URL('./process.mjs', import.meta.url).href;

/**
 * A process that hands over to a second one with `become`, which prints "ready".
 *
 * @param {string} inner The second one's program.
 */
async function handOver(inner) {
  const outer = `import { become } from ${JSON.stringify(here)};
    await become(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(inner)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', outer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

const waits = 'setInterval(() => {}, 1000); console.log("ready", process.pid);';

describe.skipIf(process.platform === 'win32')('handing over to another process', () => {
  test('its exit code is ours', async () => {
    const child = await handOver('console.log("ready"); process.exitCode = 7;');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
    '%s reaches it, and it decides how to end',
    async (signal) => {
      const child = await handOver(`process.on('${signal}', () => process.exit(3)); ${waits}`);
      child.kill(/** @type {NodeJS.Signals} */ (signal));
      expect(await once(child, 'exit')).toEqual([3, null]);
    },
  );

  test('when a signal ends it, our exit code says so as a shell does', async () => {
    const child = await handOver(waits);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
  });
});
