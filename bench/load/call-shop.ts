import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { callAddress } from '@dp/contract/call-address.ts';
import { callHeaders, callRequest } from '@dp/contract/call-request.ts';
import { type CallName, calls } from '@dp/contract/calls.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import { SERVICE } from './shop-process.ts';

interface CallInput {
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly userToken?: string;
  /** One of its own for each call when absent. */
  readonly idempotencyKey?: string;
}

/** The shop's API as a client with one keep-alive connection sees it. */
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

  /** The headers of a public call, to be sent by a load generator. */
  headers(): Record<string, string> {
    return callHeaders('listProducts', {
      locale: 'ar',
      credential: this.#credential,
      headers: { 'accept-encoding': 'br' },
    });
  }

  /** @throws when the answer is not a success. */
  call<N extends CallName>(name: N, input: CallInput = {}): Promise<CallOutput<N>> {
    const { userToken, idempotencyKey = randomUUID(), ...parts } = input;
    const { method, path, headers, body } = callRequest(name, parts, {
      locale: 'ar',
      credential: this.#credential,
      userToken,
      headers: { 'idempotency-key': idempotencyKey },
    });
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.#origin}/api${path}`,
        { method, agent: this.#agent, headers },
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
      asked.end(body);
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
  return `/api${callAddress(calls[name].path, params, query)}`;
}
