import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/**
 * A connection pooler in transaction mode, as small as it can be: every transaction of a client goes to
 * whichever of the server's sessions is free, the one that was idle longest first. Like PgBouncer before
 * 1.21 it knows nothing of prepared statements. For one user and one database without a password.
 */
export async function startPoolingProxy(server: string): Promise<{
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  const target = new URL(server);
  const sockets = new Set<Socket>();
  const idle: Session[] = [];
  const waiting: ((session: Session) => void)[] = [];
  let sessions = 0;

  const release = (session: Session) => {
    const next = waiting.shift();
    if (next) next(session);
    else idle.push(session);
  };
  const acquire = async (startup: Buffer): Promise<Session> => {
    if (sessions < SESSIONS) {
      sessions += 1;
      const socket = createConnection(Number(target.port), target.hostname);
      sockets.add(socket);
      return openSession(socket, startup);
    }
    return idle.shift() ?? new Promise((resolve) => waiting.push(resolve));
  };

  const listener = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    void serve(client, acquire, release);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const url = new URL(server);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** More than one, so that a client's next transaction reaches another session. */
const SESSIONS = 3;

interface Session {
  readonly socket: Socket;
  readonly messages: AsyncIterator<Buffer>;
}

async function openSession(socket: Socket, startup: Buffer): Promise<Session> {
  const messages = splitMessages(socket, false);
  socket.write(startup);
  for (;;) {
    const { value } = await messages.next();
    if (kindOf(value) === 'Z') return { socket, messages };
  }
}

async function serve(
  client: Socket,
  acquire: (startup: Buffer) => Promise<Session>,
  release: (session: Session) => void,
): Promise<void> {
  const messages = splitMessages(client, true);
  const startup: Buffer = (await messages.next()).value;
  // Authenticated; a process id and key of its own; ready.
  client.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]));
  client.write(Buffer.from([0x4b, 0, 0, 0, 12, 0x7f, 1, 2, 3, 0, 0, 0, 1]));
  client.write(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]));
  let session: Session | undefined;
  for (;;) {
    const { value: message, done } = await messages.next();
    if (done || kindOf(message) === 'X') break;
    session ??= await acquire(startup);
    session.socket.write(message);
    // A simple query or a Sync: the server answers until it is ready again.
    if (kindOf(message) !== 'Q' && kindOf(message) !== 'S') continue;
    for (;;) {
      const { value: answer } = await session.messages.next();
      client.write(answer);
      if (kindOf(answer) !== 'Z') continue;
      if (answer[5] === IDLE) {
        release(session);
        session = undefined;
      }
      break;
    }
  }
  client.end();
  if (session) session.socket.destroy();
}

/** In "ready for query": not within a transaction. */
const IDLE = 'I'.charCodeAt(0);

function kindOf(message: Buffer | undefined): string {
  return String.fromCharCode(message?.[0] ?? 0);
}

/** The protocol's messages one by one; a client's first has no kind before its length. */
async function* splitMessages(socket: Socket, fromClient: boolean): AsyncGenerator<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  let header = fromClient ? 0 : 1;
  try {
    for await (const chunk of socket) {
      bytes = Buffer.concat([bytes, chunk as Buffer]);
      while (bytes.length >= header + 4) {
        const length = header + bytes.readUInt32BE(header);
        if (bytes.length < length) break;
        yield bytes.subarray(0, length);
        bytes = bytes.subarray(length);
        header = 1;
      }
    }
  } catch {
    // The connection was cut: the same as an end.
  }
}
