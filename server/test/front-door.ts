import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A small reverse proxy in front of several processes of the shop: each request goes to
 * the next process that says it is ready, and to another one when a process takes no connection.
 */
export interface FrontDoor {
  readonly origin: string;
  close(): Promise<void>;
}

/** How often each process is asked whether it is ready. */
const LOOK_EVERY_MS = 50;

export async function openFrontDoor(origins: readonly string[]): Promise<FrontDoor> {
  const ready = new Set(origins);
  const agent = new Agent({ keepAlive: true });
  const look = async () => {
    for (const origin of origins) {
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
      if (answer?.ok) ready.add(origin);
      else ready.delete(origin);
    }
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_EVERY_MS);

  let turn = 0;
  const server = createServer(async (incoming, answer) => {
    const body = await read(incoming);
    turn += 1;
    const willing = [...ready];
    const order = willing.map((_, position) => willing[(turn + position) % willing.length]);
    forward(incoming, body, answer, order as string[], agent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(timer);
      await looking;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function forward(
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  [origin, ...others]: string[],
  agent: Agent,
): void {
  if (origin === undefined) {
    answer.writeHead(502).end();
    return;
  }
  const { method = 'GET', url = '/', headers } = incoming;
  const upstream = request(`${origin}${url}`, { method, headers, agent }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
    response.once('error', () => answer.destroy());
  });
  upstream.once('error', (error: NodeJS.ErrnoException) => {
    // Only what no process has taken may be asked for again: anything else might be done already.
    if (error.code === 'ECONNREFUSED') forward(incoming, body, answer, others, agent);
    else if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  upstream.end(body);
}
