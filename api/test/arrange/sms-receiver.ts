import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One POST as it came in. */
export interface ReceivedSms {
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: string;
}

/** A real HTTP receiver of the SMS webhook that keeps what it is given. */
export class SmsReceiver {
  readonly received: ReceivedSms[] = [];
  /** What the next requests are answered with, instead of 202. */
  readonly answers: number[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const rawBody = Buffer.concat(chunks).toString('utf8');
        this.received.push({ headers: request.headers, rawBody });
        const status = this.answers.shift() ?? 202;
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
  }

  static async open(): Promise<SmsReceiver> {
    const receiver = new SmsReceiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/sms`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
