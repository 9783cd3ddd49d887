import { StartupError } from '@dp/api/database/startup-error.ts';
import { vacuumWornTables } from '@dp/api/database/vacuum-worn-table.ts';
import { ProblemError } from '@dp/api/problems/problem-error.ts';
import { readConfig } from '../config.ts';
import { openShopDatabase } from '../open-shop-database.ts';
import { type AnyCommand, type CommandContext, CommandError } from './command.ts';
import { type HandedOver, handOver, type Output } from './control-channel.ts';
import { describeRefusal } from './describe-refusal.ts';

const output: Output = {
  print: (line) => process.stdout.write(`${line}\n`),
  report: (line) => process.stderr.write(`${line}\n`),
};

/**
 * Finds the command and runs it on the shop's database; if an open shop holds an embedded database, forwards
 * it to that shop.
 *
 * @returns the exit code: 0 done, 1 refused or failed, 2 unknown command.
 */
export async function runCommandLine(
  handed: HandedOver,
  commands: readonly AnyCommand[],
  variables: NodeJS.ProcessEnv,
): Promise<number> {
  const { words } = handed;
  if (words.length === 0 || words[0] === '--help' || words[0] === 'help') {
    output.print(overview(commands));
    return 0;
  }
  const command = findCommand(words, commands);
  if (!command) {
    output.report(`There is no command "${words.slice(0, 2).join(' ')}".\n\n${overview(commands)}`);
    return 2;
  }
  if (words.includes('--help')) {
    output.print(helpOf(command));
    return 0;
  }
  const config = readConfig(variables);
  const now = () => new Date();
  if (command.closedShop) return carryOutCommand(handed, commands, { config, now }, output);
  if (config.databaseUrl === undefined) {
    const exit = await handOver(config.dataDirectory, handed, output);
    if (exit !== undefined) return exit;
  }
  const database = await openShopDatabase(config, output.report, { withoutTimeouts: true });
  try {
    const exit = await carryOutCommand(handed, commands, { config, database, now }, output);
    if (database.kind === 'embedded') await vacuumWornTables(database.db);
    return exit;
  } finally {
    await database.close();
  }
}

/** What commands need besides their arguments; a stopped shop has no open database. */
type Surroundings = Pick<CommandContext, 'config' | 'now'> &
  Partial<Pick<CommandContext, 'database'>>;

/**
 * Runs a command, on an open database or, when it creates the database, without one; prints errors clearly.
 *
 * @returns the exit code.
 * @throws for bugs, not for invalid arguments.
 */
export async function carryOutCommand(
  { words, folder }: HandedOver,
  commands: readonly AnyCommand[],
  { database, ...context }: Surroundings,
  { print, report }: Output,
): Promise<number> {
  const command = findCommand(words, commands);
  if (!command) return 2;
  const args = words.slice(command.name.split(' ').length);
  try {
    const rest = { ...context, folder, print, report };
    if (command.closedShop) {
      if (database) throw new CommandError('The shop is open. Stop it first.');
      await command.run(args, rest);
    } else {
      if (!database) throw new Error(`"${command.name}" was called without a database.`);
      await command.run(args, { ...rest, database });
    }
    return 0;
  } catch (error) {
    if (error instanceof CommandError || error instanceof StartupError) {
      report(error.message);
      return 1;
    }
    if (error instanceof ProblemError) {
      report(describeRefusal(error));
      return 1;
    }
    // node:util's parseArgs refuses unknown options with these codes.
    if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS_')) {
      report(`${(error as Error).message}\n\n${helpOf(command)}`);
      return 1;
    }
    throw error;
  }
}

function findCommand(
  words: readonly string[],
  commands: readonly AnyCommand[],
): AnyCommand | undefined {
  return [3, 2, 1]
    .map((length) => words.slice(0, length).join(' '))
    .map((name) => commands.find((command) => command.name === name))
    .find((command) => command !== undefined);
}

function overview(commands: readonly AnyCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: npm run shop -- COMMAND …   (COMMAND --help says more)',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
  ].join('\n');
}

function helpOf(command: AnyCommand): string {
  return [
    `Usage: npm run shop -- ${command.name} ${command.usage}`.trimEnd(),
    '',
    command.summary,
    ...(command.help ? ['', ...command.help.map((line) => `  ${line}`)] : []),
  ].join('\n');
}
