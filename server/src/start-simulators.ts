import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Simulated services of other companies, in a process beside the shop. */
export interface Simulators {
  /** Where they are, in the order of their files. */
  readonly addresses: readonly string[];
  readonly stop: () => void;
}

/**
 * Starts the simulators in files of the demo's folder.
 *
 * @param notify where a simulated provider reports payments.
 * @returns undefined when they do not start.
 */
export async function startSimulators(
  files: readonly string[],
  notify: string,
): Promise<Simulators | undefined> {
  const program = fileURLToPath(import.meta.resolve('@dp/demo/run-simulators.ts'));
  const child = spawn(process.execPath, [program, '0', notify, ...files], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const addresses: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    // The browser is on this machine too, as the shop's own address says.
    addresses.push(line.replace('127.0.0.1', 'localhost'));
    if (addresses.length === files.length) break;
  }
  if (addresses.length < files.length) return undefined;
  child.unref();
  return { addresses, stop: () => child.stdin.end() };
}
