import { isDatabaseAway } from '@dp/api/database/is-database-away.ts';
import { StartupError } from '@dp/api/database/startup-error.ts';
import { commands } from '../commands.ts';
import { makeFilesPrivate } from '../private-files.ts';
import { runCommandLine } from './run-command-line.ts';

/** Runs the words after `npm run shop --`, reports failures and sets the exit code. */
export async function runShopCommand(words: readonly string[]): Promise<void> {
  makeFilesPrivate();
  try {
    process.exitCode = await runCommandLine(
      // npm changes to the project's folder; the user's own is in INIT_CWD.
      { words, folder: process.env.INIT_CWD ?? process.cwd() },
      commands,
      process.env,
    );
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (isDatabaseAway(error)) {
    return 'The connection to the database was lost. What the command does is done whole or not at all: see which, then run it again if need be.';
  }
  return String((error as Error).stack);
}
