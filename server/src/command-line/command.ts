import type { OpenDatabase } from '@dp/api/database/database.ts';
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

/** One command of the owner's command line, such as `orders advance`. */
export interface Command {
  /** Its words, such as `orders advance`. */
  readonly name: string;
  readonly summary: string;
  /** What follows the name, such as `ID STATE [--note TEXT]`. */
  readonly usage: string;
  /** More lines of help: what each argument means. */
  readonly help?: readonly string[];
  /** @throws CommandError for what its caller can put right. */
  readonly run: (args: readonly string[], context: CommandContext) => Promise<void>;
}

/** A command's clear refusal; the process ends with 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
