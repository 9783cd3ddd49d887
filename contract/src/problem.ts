import { z } from 'zod';
import { ERROR_CODES, FIELD_CODES } from './error-codes.ts';

/**
 * An RFC 9457 problem document (design §4). `fields` maps a field's path (`lines.0.quantity`) to a field
 * code. Some codes have more members, such as `retry_in` (seconds) or `differences`.
 */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES),
  detail: z.string().optional(),
  fields: z.record(z.string(), z.enum(FIELD_CODES)).optional(),
  request_id: z.string(),
});
export type Problem = z.infer<typeof problem>;
