import type { OpenDatabase } from '@dp/api/database/database.ts';
import type { Deps } from '@dp/api/deps.ts';
import type { ServerConfig } from '../config.ts';

/** What a command works with. */
export interface CommandContext {
  readonly config: ServerConfig;
  readonly database: OpenDatabase;
  readonly now: () => Date;
  /** The folder in which the command was typed: files are found from there. */
  readonly folder: string;
  /** The result, on standard output. */
  readonly print: (line: string) => void;
  /** Progress and remarks, on standard error. */
  readonly report: (line: string) => void;
}

/** What use cases work with, out of a command's context. */
export function depsOf({ database, config, now }: CommandContext): Deps {
  return { db: database.db, config: config.api, now };
}

/** What every command of the owner's command line says of itself. */
interface CommandWords {
  /** Its words, such as `orders advance`. */
  readonly name: string;
  readonly summary: string;
  /** What follows the name, such as `ID STATE [--note TEXT]`. */
  readonly usage: string;
  /** More lines of help: what each argument means. */
  readonly help?: readonly string[];
}

/** One command of the owner's command line, such as `orders advance`. */
export interface Command extends CommandWords {
  readonly closedShop?: false;
  /** @throws ProblemError for what a use case refuses, CommandError for words that make no command. */
  readonly run: (args: readonly string[], context: CommandContext) => Promise<void>;
}

/** A command that makes the database: it opens it itself, and only while no shop has it open. */
export interface ClosedShopCommand extends CommandWords {
  readonly closedShop: true;
  /** @throws CommandError or StartupError for what its caller can put right. */
  readonly run: (
    args: readonly string[],
    context: Omit<CommandContext, 'database'>,
  ) => Promise<void>;
}

export type AnyCommand = Command | ClosedShopCommand;

/** Words or files that make no command, said clearly; the process ends with 1. Rules refuse with `ProblemError`. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
