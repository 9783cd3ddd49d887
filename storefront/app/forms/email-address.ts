import { EMAIL_MAX_LENGTH } from '@dp/contract/limits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';

/** A name, one @, and a domain with a dot in it: what a mistyped address breaks. The API checks the rest. */
const PLAUSIBLE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/;

/** Whether a text could be an e-mail address. */
export function isEmailAddress(text: string): boolean {
  const typed = stripBidiMarks(text).trim();
  return typed.length <= EMAIL_MAX_LENGTH && PLAUSIBLE.test(typed);
}
