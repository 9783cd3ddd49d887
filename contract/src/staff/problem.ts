import { z } from 'zod';
import { ERROR_CODES, FIELD_CODES } from '../error-codes.ts';
import { problem } from '../problem.ts';
import { STAFF_ERROR_CODES, STAFF_FIELD_CODES } from './error-codes.ts';

/** A problem document of the back office: the shop's codes and those that only staff meet. */
export const staffProblem = problem.extend({
  code: z.enum([...ERROR_CODES, ...STAFF_ERROR_CODES]),
  fields: z.record(z.string(), z.enum([...FIELD_CODES, ...STAFF_FIELD_CODES])).optional(),
});
export type StaffProblem = z.infer<typeof staffProblem>;
