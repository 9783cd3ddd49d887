import type { FieldCode } from '@dp/contract/error-codes.ts';
import type { Problems } from './form-problems.ts';

/** The problems of a form out of one finding for each field; fields that are right fall away. */
export function found<N extends string>(
  findings: Readonly<Partial<Record<N, FieldCode | undefined>>>,
): Problems<N> {
  return Object.fromEntries(
    Object.entries(findings).filter(([, code]) => code !== undefined),
  ) as Problems<N>;
}
