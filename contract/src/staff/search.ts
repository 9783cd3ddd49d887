import { z } from 'zod';
import { wholeField } from './fields.ts';

/** How many of the searches without a result are listed. */
export const searchGapsBody = z.strictObject({ limit: wholeField(1, 10_000).default(50) });
