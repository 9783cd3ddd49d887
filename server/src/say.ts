/** Prints a line of start-up output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
