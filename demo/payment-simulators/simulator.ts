import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A call to a simulated provider. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What it answers; `lost` says how its answer is lost on the way. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly html?: string | undefined;
  /** A file to keep. */
  readonly csv?: string;
  readonly location?: string;
  readonly lost?: 'silent' | 'half' | undefined;
}

/** What a provider would send to the shop, in its bytes. */
export interface Callback {
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How the next call of a kind is answered, once. */
export type NextAnswer = 'error' | 'silent' | 'half';

/** The JSON of a call; an empty object for anything else. */
export function jsonOf({ text }: Call): Record<string, unknown> {
  try {
    return JSON.parse(text || '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** An answer as a test asked for it. */
export function answered(how: NextAnswer | undefined, reply: Reply): Reply {
  if (how === 'error') return { status: 500, body: {} };
  return { ...reply, lost: how };
}

/** Reports to the shop; one that is away asks by itself later. */
export async function send(address: string, { query, body, headers }: Callback): Promise<void> {
  const url = new URL(address);
  url.search = query;
  const signal = AbortSignal.timeout(10_000);
  const sent = { 'content-type': 'application/json', ...headers };
  await fetch(url, { method: 'POST', headers: sent, body, signal }).catch(() => undefined);
}

/**
 * Runs a simulator on the port of the process's first argument (0: any free one) of this machine, until the process's
 * input ends. Its address is printed before this resolves.
 */
export async function runSimulator(
  answer: (call: Call, address: string) => Reply | Promise<Reply>,
): Promise<void> {
  let address = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://simulator');
    const call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      text: Buffer.concat(chunks).toString('utf8'),
    };
    // As the caller sees it, which may have another name for this machine.
    write(response, await answer(call, `http://${request.headers.host ?? address}`));
  });
  server.listen(Number(process.argv[2] ?? 0), '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('No port was given.');
  address = `127.0.0.1:${at.port}`;
  process.stdin.resume().once('end', () => process.exit());
  process.stdout.write(`http://${address}\n`);
}

function write(response: ServerResponse, { status, body, html, csv, location, lost }: Reply): void {
  if (lost === 'silent') {
    response.socket?.destroy();
    return;
  }
  if (location !== undefined) {
    response.writeHead(303, { location }).end();
    return;
  }
  const text = csv ?? html ?? JSON.stringify(body ?? {});
  const page = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
  const kind = csv === undefined ? page : 'text/csv; charset=utf-8';
  const bytes = Buffer.from(text);
  response.writeHead(status, { 'content-type': kind, 'content-length': bytes.length });
  if (lost === 'half') {
    response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy());
    return;
  }
  response.end(bytes);
}
