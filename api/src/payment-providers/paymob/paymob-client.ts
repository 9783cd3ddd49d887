import { parseRaw } from './read-transaction.ts';

/** How long Paymob may take to answer, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** The largest answer that is read, in bytes. */
const ANSWER_MAX_BYTES = 1_000_000;

export interface PaymobCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly authorization?: string;
  readonly body?: unknown;
}

/** `body` is parsed with numbers as text; undefined when it was not JSON or too long. */
export interface PaymobAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Calls Paymob once.
 *
 * @returns undefined without an answer: no connection, a time-out, or a broken one. What was asked for may
 *   have happened.
 */
export async function callPaymob(
  baseUrl: string,
  { method, path, authorization, body }: PaymobCall,
  signal: AbortSignal,
): Promise<PaymobAnswer | undefined> {
  try {
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(authorization === undefined ? {} : { authorization }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      // A redirect could take the keys anywhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return { status: answer.status, body: parseRaw(await readBounded(answer)) };
  } catch {
    return undefined;
  }
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > ANSWER_MAX_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
