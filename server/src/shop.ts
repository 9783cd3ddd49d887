import { StartupError } from '@dp/api/database/startup-error.ts';
import { commands } from './command-line/commands.ts';
import { runCommandLine } from './command-line/run-command-line.ts';

/** `npm run shop -- <command>`: the owner's command line. */
try {
  process.exitCode = await runCommandLine(
    // npm changes to the project's folder and keeps the person's own in INIT_CWD.
    { words: process.argv.slice(2), folder: process.env.INIT_CWD ?? process.cwd() },
    commands,
    process.env,
  );
} catch (error) {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`,
  );
  process.exitCode = 1;
}
