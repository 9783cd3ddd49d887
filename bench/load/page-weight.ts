import { get } from 'node:http';
import { brotliDecompressSync, gzipSync } from 'node:zlib';

/** What a page costs before its pictures. Bytes. */
export interface PageWeight {
  readonly page: string;
  /** As sent, compressed with brotli. */
  readonly html: number;
  /** Scripts of the page, gzip as the shop sends it to clients without brotli; the goal's unit. */
  readonly scripts: number;
  readonly scriptFiles: number;
  readonly styles: number;
}

/** Weighs pages with the scripts and styles that their HTML names. */
export async function weighPages(origin: string, paths: readonly string[]): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const page of paths) {
    const { bytes, text } = await load(`${origin}${page}`);
    const files = new Set(
      [...text.matchAll(/"(\/assets\/[^"#]+\.(?:js|css))[#"]/g)].map(([, at]) => at),
    );
    let scripts = 0;
    let scriptFiles = 0;
    let styles = 0;
    for (const file of files) {
      const { text: content } = await load(`${origin}${file}`);
      const { length } = gzipSync(content, { level: 9 });
      if (file?.endsWith('.css')) styles += length;
      else {
        scripts += length;
        scriptFiles += 1;
      }
    }
    weights.push({ page, html: bytes, scripts, scriptFiles, styles });
  }
  return weights;
}

async function load(url: string): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const sent = Buffer.concat(chunks);
        const plain =
          answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
        resolve({ bytes: sent.length, text: plain.toString('utf8') });
      });
    }).on('error', reject);
  });
}
