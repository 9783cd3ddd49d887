import { parseRaw } from './raw-json.ts';

/** How long a service may take to answer, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** The largest answer that is read, in bytes, unless a call expects a larger one. */
const ANSWER_MAX_BYTES = 1_000_000;

/** The longest text of a service that is kept as a reason. */
const REASON_MAX_LENGTH = 300;

export interface RemoteCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answerBytesMax?: number;
}

/** `body` is parsed with numbers as text; undefined when it was not JSON or too long. */
export interface RemoteAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Calls a service of another company once.
 *
 * @returns undefined without an answer that can be relied on: no connection, a time-out, half an answer, or an
 *   error of the server or of a proxy on the way. What was asked for may have happened.
 */
export async function callRemote(
  baseUrl: string,
  { method, path, headers, body, answerBytesMax = ANSWER_MAX_BYTES }: RemoteCall,
  signal: AbortSignal,
): Promise<RemoteAnswer | undefined> {
  try {
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      // A redirect could take the keys anywhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const { status } = answer;
    const text = await readBounded(answer, answerBytesMax);
    // Fawry may answer with the bare address of its pay page.
    const parsed = parseRaw(text) ?? (URL.canParse(text.trim()) ? text.trim() : undefined);
    const leavesOpen = status >= 500 || status === 408 || status === 429;
    if (leavesOpen || (status < 400 && parsed === undefined)) return undefined;
    return { status, body: parsed };
  } catch {
    return undefined;
  }
}

/** Why a service refuses, for staff. */
export function describeRefusal({ status }: RemoteAnswer, text: string): string {
  return `${status} ${text}`.trim().slice(0, REASON_MAX_LENGTH);
}

async function readBounded(answer: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > bytesMax) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
