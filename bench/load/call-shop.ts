import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type CallName, calls } from '@dp/contract/calls.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import { DATABASE_NAME, FIXED_UID } from '@dp/contract/limits.ts';
import { SERVICE } from './shop-process.ts';

interface CallInput {
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly userToken?: string;
  /** One of its own for each call when absent. */
  readonly idempotencyKey?: string;
}

/** The shop's API as a client with one kept-open connection sees it. */
export class ApiClient {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #credential = '';

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async open(origin: string): Promise<ApiClient> {
    const client = new ApiClient(origin);
    const { data } = await client.call('serviceLogin', { body: SERVICE });
    client.#credential = data.token;
    return client;
  }

  /** The headers of every call, to be sent by a load generator. */
  headers(): Record<string, string> {
    return {
      db: DATABASE_NAME,
      uid: FIXED_UID,
      'accept-language': 'ar',
      accept: 'application/json',
      'content-type': 'application/json',
      'accept-encoding': 'br',
      authorization: `Bearer ${this.#credential}`,
    };
  }

  /** @throws when the answer is not a success. */
  call<N extends CallName>(name: N, input: CallInput = {}): Promise<CallOutput<N>> {
    const { params, query, body = {}, userToken, idempotencyKey = randomUUID() } = input;
    const { method } = calls[name];
    const { 'accept-encoding': _, ...headers } = this.headers();
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.#origin}${callPath(name, params, query)}`,
        {
          method,
          agent: this.#agent,
          headers: {
            ...headers,
            'idempotency-key': idempotencyKey,
            ...(userToken === undefined ? {} : { 'user-token': userToken }),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(JSON.parse(text) as CallOutput<N>);
            else reject(new Error(`${name} answered ${answer.statusCode}: ${text}`));
          });
        },
      );
      asked.on('error', reject);
      asked.end(method === 'GET' ? undefined : JSON.stringify(body));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The address of a call from the origin on. */
export function callPath(
  name: CallName,
  params: Readonly<Record<string, number>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const path = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search === '' ? '' : `?${search}`}`;
}
