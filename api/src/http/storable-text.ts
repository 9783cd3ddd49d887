import { ProblemError } from '../problems/problem-error.ts';

/**
 * Refuses texts that PostgreSQL cannot store, with NUL or half of a surrogate pair, wherever in a request they
 * are: no person types them.
 *
 * @throws ProblemError 400 `validation_failed` naming the field.
 */
export function assertStorable(value: unknown): void {
  // Without recursion: a body may be nested as deep as it is long.
  const pending: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { path } = next;
    if (typeof next.value === 'string' && !isStorable(next.value)) throw refusal(path);
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, member] of Object.entries(next.value)) {
      if (!isStorable(key)) throw refusal(path);
      pending.push({ path: path === '' ? key : `${path}.${key}`, value: member });
    }
  }
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function refusal(path: string): ProblemError {
  return new ProblemError(400, 'validation_failed', { fields: { [path || 'body']: 'invalid' } });
}
