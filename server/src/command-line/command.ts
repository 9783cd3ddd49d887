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

/** A command's name and help. */
interface CommandWords {
  /** Its name, such as `orders advance`. */
  readonly name: string;
  readonly summary: string;
  /** Its arguments, such as `ID STATE [--note TEXT]`. */
  readonly usage: string;
  /** More lines of help: what each argument means. */
  readonly help?: readonly string[];
}

/** One command of the owner's command line, such as `orders advance`. */
export interface Command extends CommandWords {
  readonly closedShop?: false;
  /** @throws ProblemError of the use case, CommandError for invalid arguments. */
  readonly run: (args: readonly string[], context: CommandContext) => Promise<void>;
}

/** A command that creates the database: it opens it itself, and only while the shop is stopped. */
export interface ClosedShopCommand extends CommandWords {
  readonly closedShop: true;
  /** @throws CommandError or StartupError for what its caller can put right. */
  readonly run: (
    args: readonly string[],
    context: Omit<CommandContext, 'database'>,
  ) => Promise<void>;
}

export type AnyCommand = Command | ClosedShopCommand;

/** Invalid arguments or files; the process ends with 1. Business rules throw `ProblemError`. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
