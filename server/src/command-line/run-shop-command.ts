import { StartupError } from '@dp/api/database/startup-error.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

/** Carries out the words after `npm run shop --`, with every failure told; sets the exit code. */
export async function runShopCommand(words: readonly string[]): Promise<void> {
  try {
    process.exitCode = await runCommandLine(
      // npm changes to the project's folder and keeps the person's own in INIT_CWD.
      { words, folder: process.env.INIT_CWD ?? process.cwd() },
      commands,
      process.env,
    );
  } catch (error) {
    process.stderr.write(
      error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`,
    );
    process.exitCode = 1;
  }
}
