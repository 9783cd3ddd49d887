import { resolve } from 'node:path';
import { StartupError } from '@dp/api/database/startup-error.ts';
import { readConfig } from '../config.ts';
import { openShopDatabase } from '../shop-server.ts';
import { type Command, CommandError } from './command.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const report = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Finds the command that the words name and runs it on the shop's database.
 *
 * @returns the exit code: 0 done, 1 refused or failed, 2 not a command.
 */
export async function runCommandLine(
  words: readonly string[],
  commands: readonly Command[],
  variables: NodeJS.ProcessEnv,
): Promise<number> {
  if (words.length === 0 || words[0] === '--help' || words[0] === 'help') {
    print(overview(commands));
    return 0;
  }
  const command = findCommand(words, commands);
  if (!command) {
    report(`There is no command "${words.slice(0, 2).join(' ')}".\n\n${overview(commands)}`);
    return 2;
  }
  const args = words.slice(command.name.split(' ').length);
  if (args.includes('--help')) {
    print(helpOf(command));
    return 0;
  }
  const config = readConfig({
    SEED_DEMO: 'false',
    ...variables,
    DATA_DIR: dataDirectory(variables),
  });
  const database = await openShopDatabase(config, report);
  try {
    await command.run(args, { config, database, now: () => new Date(), print, report });
    return 0;
  } catch (error) {
    if (error instanceof CommandError || error instanceof StartupError) {
      report(error.message);
      return 1;
    }
    // node:util's parseArgs refuses unknown options with these codes.
    if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS_')) {
      report(`${(error as Error).message}\n\n${helpOf(command)}`);
      return 1;
    }
    throw error;
  } finally {
    await database.close();
  }
}

/** The folder that `npm start` uses: relative to the project, where npm runs its scripts. */
function dataDirectory(variables: NodeJS.ProcessEnv): string {
  return resolve(variables.DATA_DIR || 'data');
}

function findCommand(words: readonly string[], commands: readonly Command[]): Command | undefined {
  return [2, 1]
    .map((length) => words.slice(0, length).join(' '))
    .map((name) => commands.find((command) => command.name === name))
    .find((command) => command !== undefined);
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: npm run shop -- COMMAND …   (COMMAND --help says more)',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
  ].join('\n');
}

function helpOf(command: Command): string {
  return [
    `Usage: npm run shop -- ${command.name} ${command.usage}`.trimEnd(),
    '',
    command.summary,
    ...(command.help ? ['', ...command.help.map((line) => `  ${line}`)] : []),
  ].join('\n');
}
