import type { FieldCode } from '@dp/contract/error-codes.ts';
import { NAME_MAX_LENGTH } from '@dp/contract/limits.ts';
import { textProblem } from '../forms/field-problems.ts';
import { type Problems, problemsOf, type Values } from '../forms/form-problems.ts';

export const NAME_FIELDS = ['name'] as const;

/** What is wrong with a person's name. */
export function nameProblem(name: string): FieldCode | undefined {
  return textProblem(name, NAME_MAX_LENGTH, 'name_required');
}

/** Validation of forms that need only a person's name. */
export function checkName({ name }: Values<'name'>): Problems<'name'> {
  return problemsOf<'name'>({ name: nameProblem(name) });
}
