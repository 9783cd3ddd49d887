/** A line of what a start tells whoever started it. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
