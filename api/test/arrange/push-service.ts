import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came in. */
interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser's subscription, with the keys that open what is sent to it. */
export interface PushBrowser {
  readonly path: string;
  readonly body: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What a notification says, decrypted as a browser does (RFC 8291, RFC 8188). */
  readonly read: (push: ReceivedPush) => unknown;
}

/** A push service on this machine, which keeps what it is given. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** What the next requests are answered with, instead of 201. */
  readonly answers: number[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        this.received.push({ path, headers, body: Buffer.concat(chunks) });
        const status = this.answers.shift() ?? 201;
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** A browser that subscribes here. */
  browser(): PushBrowser {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    const path = `/send/${randomBytes(12).toString('base64url')}`;
    return {
      path,
      body: {
        endpoint: `${this.origin}${path}`,
        keys: {
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
      },
      read: ({ body }) => JSON.parse(decrypt(body, keys, auth)),
    };
  }
}

function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // Of the one record: the text, 2, and padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
