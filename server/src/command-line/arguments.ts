import { foldDigits } from '@dp/contract/digits.ts';
import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import { CommandError } from './command.ts';

/** The words that must follow a command, by what they are; none may be missing or too many. */
export function words(given: readonly string[], names: readonly string[]): string[] {
  const missing = names[given.length];
  if (missing !== undefined) throw new CommandError(`${missing} is missing.`);
  const extra = given[names.length];
  if (extra !== undefined) throw new CommandError(`"${extra}" is one word too many.`);
  return [...given];
}

/** An amount in EGP, as piastres. */
export function amount(name: string, typed: string): number {
  const text = foldDigits(typed);
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) {
    throw new CommandError(
      `${name} should be an amount in EGP such as 50 or 49.50, not "${typed}".`,
    );
  }
  return toPiastres(Number(text));
}

/** A percentage of at most two decimals, as basis points. */
export function percentage(name: string, typed: string): number {
  const text = foldDigits(typed);
  const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? toBasisPoints(Number(text)) : 0;
  if (basisPoints < 1 || basisPoints > 10_000) {
    throw new CommandError(
      `${name} should be a percentage from 0.01 to 100 such as 15, not "${typed}".`,
    );
  }
  return basisPoints;
}

/** A whole number within bounds. */
export function wholeNumber(name: string, typed: string, min: number, max: number): number {
  const text = foldDigits(typed);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new CommandError(
      `${name} should be a whole number from ${min} to ${max}, not "${typed}".`,
    );
  }
  return number;
}

/** One of some words, in any case. */
export function oneOf<T extends string>(name: string, typed: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word === typed.toLowerCase());
  if (found === undefined) {
    throw new CommandError(`${name} should be one of ${allowed.join(', ')}, not "${typed}".`);
  }
  return found;
}

/** A remark of limited length on one line. */
export function remark(name: string, typed: string, maxLength: number): string {
  const text = typed.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  if (text === '' || text.length > maxLength || /[\u0000-\u001F\u007F]/.test(text)) {
    throw new CommandError(`${name} should be one line of 1 to ${maxLength} characters.`);
  }
  return text;
}

/** An option's value through its reader, when the option was given. */
export function given<T>(typed: string | undefined, read: (typed: string) => T): T | undefined {
  return typed === undefined ? undefined : read(typed);
}
