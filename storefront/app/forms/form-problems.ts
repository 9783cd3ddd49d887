import type { FieldCode } from '@dp/contract/error-codes.ts';
import { isFieldCode } from '@dp/contract/error-codes.ts';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';

/** A form's values by field name. */
export type Values<N extends string> = Readonly<Record<N, string>>;
/** What is wrong with a form's fields, by name. */
export type Problems<N extends string> = Readonly<Partial<Record<N, FieldCode>>>;

/** A visible problem and its source: the form's own check, or the server. */
export interface Shown {
  readonly code: FieldCode;
  readonly by: 'check' | 'server';
}
export type ShownProblems<N extends string> = Readonly<Partial<Record<N, Shown>>>;

function entries<N extends string, V>(record: Readonly<Partial<Record<N, V>>>): [N, V][] {
  return Object.entries(record) as [N, V][];
}

/** The problems of a form out of one finding for each field; fields that are right fall away. */
export function problemsOf<N extends string>(
  findings: Readonly<Partial<Record<N, FieldCode | undefined>>>,
): Problems<N> {
  return Object.fromEntries(
    Object.entries(findings).filter(([, code]) => code !== undefined),
  ) as Problems<N>;
}

/** All problems of a check, shown when the form is submitted. */
export function showAll<N extends string>(found: Problems<N>): ShownProblems<N> {
  return Object.fromEntries(
    entries<N, FieldCode>(found).map(([name, code]) => [name, { code, by: 'check' }]),
  ) as ShownProblems<N>;
}

/**
 * Visible problems after a field has changed: an error goes as soon as its field is valid, none appears while
 * typing. A server error goes once that field is changed.
 */
export function afterChange<N extends string>(
  shown: ShownProblems<N>,
  changed: N,
  found: Problems<N>,
): ShownProblems<N> {
  const left = entries<N, Shown>(shown).filter(([name, problem]) =>
    problem.by === 'server' ? name !== changed : found[name] !== undefined,
  );
  return left.length === Object.keys(shown).length
    ? shown
    : (Object.fromEntries(left) as ShownProblems<N>);
}

/**
 * Visible problems after a field lost the focus: its own problem appears, in place of one it had before, unless it
 * is still empty, since the shopper may only be passing through. Server errors stay.
 */
export function afterLeaving<N extends string>(
  shown: ShownProblems<N>,
  left: N,
  values: Values<N>,
  found: Problems<N>,
): ShownProblems<N> {
  const code = found[left];
  const before: Shown | undefined = shown[left];
  if (code === undefined || before?.by === 'server' || before?.code === code) return shown;
  if (before === undefined && values[left].trim() === '') return shown;
  return { ...shown, [left]: { code, by: 'check' } };
}

/** What is said above a form when several of its fields are refused at once, since not all may be in view. */
export type FormProblem = 'fillInputs' | 'checkInputs';

/** Above the form: "Please Fill the inputs" (specification §5), or where no more than one is empty to check them. */
export function formProblem<N extends string>(
  found: Problems<N>,
  values: Values<N>,
): FormProblem | undefined {
  const refused = entries<N, FieldCode>(found);
  if (refused.length < 2) return undefined;
  const empty = refused.filter(
    ([name, code]) => code.endsWith('required') && values[name].trim() === '',
  );
  return empty.length > 1 ? 'fillInputs' : 'checkInputs';
}

/**
 * The server's problems that belong to this form's fields: those of `fields` in the problem document by name,
 * and codes such as `email_taken` by `fieldOfError`. Undefined when none does, so that the failure is shown
 * for the form as a whole.
 */
export function serverProblems<N extends string>(
  error: unknown,
  names: readonly N[],
  fieldOfError: Readonly<Partial<Record<ApiErrorCode, N>>>,
): ShownProblems<N> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const problems: Partial<Record<N, Shown>> = {};
  for (const name of names) {
    const code = error.fields[name];
    if (code !== undefined) problems[name] = { code, by: 'server' };
  }
  const field = fieldOfError[error.code];
  if (field !== undefined && problems[field] === undefined) {
    problems[field] = { code: isFieldCode(error.code) ? error.code : 'invalid', by: 'server' };
  }
  return Object.keys(problems).length === 0 ? undefined : problems;
}
