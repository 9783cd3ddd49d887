import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends what no proper client would. */
export async function rawConnection(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Being hung up on is what most of these tests are about.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** All that comes back for these bytes, until the shop or the end of the answer closes the connection. */
export async function rawAnswer(origin: string, ...sent: (string | Buffer)[]): Promise<string> {
  const socket = await rawConnection(origin);
  for (const bytes of sent) socket.write(bytes);
  return untilClosed(socket);
}

/** All that comes until the connection ends. */
export async function untilClosed(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => socket.on('close', resolve));
  return Buffer.concat(chunks).toString();
}

/** A request in one piece, exactly as written, after which the connection ends. */
export function requestText(
  line: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const all = { host: 'shop.example', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
