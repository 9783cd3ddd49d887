import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came in over SMTP, decoded. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** A real SMTP server that keeps what it is given. */
export class SmtpInbox {
  readonly mails: ReceivedMail[] = [];
  /** What the next recipients are answered with, instead of being taken: an SMTP status. */
  readonly refusals: number[] = [];
  readonly #server: SMTPServer;
  readonly #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (_address, _session, done) => {
        const status = this.refusals.shift();
        done(
          status === undefined
            ? null
            : Object.assign(new Error('refused'), { responseCode: status }),
        );
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          this.mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            ...parseMail(Buffer.concat(chunks).toString('utf8')),
          });
          done();
          for (const resolve of this.#waiting.splice(0)) resolve();
        });
      },
    });
    // Clients that hang up early are part of the tests.
    this.#server.on('error', () => {});
  }

  static async open(): Promise<SmtpInbox> {
    const inbox = new SmtpInbox();
    inbox.#server.listen(0, '127.0.0.1');
    await once(inbox.#server.server, 'listening');
    return inbox;
  }

  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** Resolves when this many mails are in. */
  async waitFor(count: number): Promise<void> {
    while (this.mails.length < count) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }
}

function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const decoded = new Map(
    parts.map((part) => {
      const { headers: own, body: content } = splitPart(part.trimStart());
      const type = own['content-type']?.split(';', 1)[0] ?? 'text/plain';
      return [type, decodeBody(content, own['content-transfer-encoding'])];
    }),
  );
  return {
    headers,
    text: decoded.get('text/plain') ?? '',
    html: decoded.get('text/html') ?? '',
  };
}

function splitPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

function decodeBody(content: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return fromQuoted(content.replace(/=\r\n/g, ''));
  return content;
}

/** RFC 2047 words of a header. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuoted(word.replaceAll('_', ' ')),
    );
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
