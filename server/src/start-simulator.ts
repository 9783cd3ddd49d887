import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A simulated service of another company, in a process of its own. */
export interface Simulator {
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Starts the simulator in a file of the demo's folder.
 *
 * @returns undefined when it does not start.
 */
export async function startSimulator(
  path: string,
  ...parameters: string[]
): Promise<Simulator | undefined> {
  const file = fileURLToPath(import.meta.resolve(`@dp/demo/${path}`));
  const child = spawn(process.execPath, [file, '0', ...parameters], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const said = await Promise.race([
    once(child.stdout, 'data').then(([address]) => String(address).trim()),
    once(child, 'exit').then(() => undefined),
  ]);
  if (said === undefined) return undefined;
  child.unref();
  // The browser is on this machine too, as the shop's own address says.
  return { address: said.replace('127.0.0.1', 'localhost'), stop: () => child.stdin.end() };
}
