import type { z } from 'zod';
import { ProblemError } from '../problems/problem-error.ts';

/** Where in a catalogue file: `['products', 3, 'list_price']`. */
export type FilePath = readonly (string | number)[];

/** One thing wrong in a catalogue file, in words for the owner, to be read after its place. */
export interface CatalogIssue {
  readonly path: FilePath;
  readonly message: string;
}

/** The error for a catalogue file, with all its problems as `issues`. */
export function catalogFileInvalid(issues: readonly CatalogIssue[]): ProblemError {
  return new ProblemError(422, 'catalog_file_invalid', { issues });
}

/** What zod found, in the owner's words. @param root the value that was checked, found at `at`. */
export function issuesOf(error: z.ZodError, at: FilePath, root: unknown): CatalogIssue[] {
  return error.issues.flatMap((issue) => {
    const path = [
      ...at,
      ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
    ];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key], message: 'is not a known field' }));
    }
    return [{ path, message: messageOf(issue, valueAt(root, issue.path)) }];
  });
}

/** What is wrong with a value, to be read after its name. */
export function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing';
  return value === '' ? expectation(issue) : `${expectation(issue)}, not ${shown(value)}`;
}

function expectation(issue: z.core.$ZodIssue): string {
  // The catalogue file's own schemas have full messages; the contract's have codes.
  if (/^(should|has) /.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `should be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `should be ${String(issue.values[0])}`
        : `should be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `should be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${counted(issue.origin)}`;
    case 'too_big':
      return `should be at most ${issue.maximum}${counted(issue.origin)}`;
    default:
      return 'is not valid';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

function counted(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' values long' : '';
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57).toWellFormed()}…` : json;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    root,
  );
}
