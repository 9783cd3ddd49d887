import { StartupError } from '@dp/api/database/startup-error.ts';
import {
  type MediaStore,
  mediaAway,
  mediaFull,
  type StoredOriginal,
} from '@dp/api/media/media-port.ts';
import { pictureId } from '@dp/api/media/picture-id.ts';
import type { OriginalFacts } from '@dp/api/media/picture-recipe.ts';
import { MINUTE_MS } from '@dp/contract/durations.ts';
import { S3mini, S3ServiceError } from 's3mini';
import type { BucketAddress } from './bucket-address.ts';
import { idsOfFacts, originalName, readFacts, writeFacts } from './original-facts.ts';

/** How long a request to the bucket may take, in milliseconds; the largest picture fits at 10 Mbit/s. */
const TIMEOUT_MS = 25_000;
/** How long facts that were read are believed, in milliseconds. */
const FACTS_MS = 10 * MINUTE_MS;
/** Of how many originals facts are remembered; some 200 bytes each. */
const FACTS_MAX = 20_000;
/** What stores call having no room, besides answering 507. */
const FULL = [
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'SlowDownWrite',
];

/** A media store in a bucket of an S3-compatible store, which several processes may share. */
export class BucketStore implements MediaStore {
  readonly #address: BucketAddress;
  readonly #bucket: S3mini;
  /** Of originals that were found, until a time: their ids are their contents, but another process may delete one. */
  readonly #facts = new Map<string, { readonly facts: OriginalFacts; readonly until: number }>();

  constructor(address: BucketAddress) {
    this.#address = address;
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = address;
    this.#bucket = new S3mini({
      endpoint: `${endpoint}/${bucket}`,
      region,
      accessKeyId,
      secretAccessKey,
      requestAbortTimeout: TIMEOUT_MS,
    });
  }

  /**
   * Makes sure that the bucket is there and lets the shop in.
   *
   * @throws StartupError that says why not.
   */
  async assertThere(): Promise<void> {
    const { bucket, endpoint, prefix } = this.#address;
    let found: unknown;
    try {
      // Of a folder without objects, so that the answer is short however full the bucket is.
      found = await this.#bucket.listObjects('/', `${prefix}pictures/none/`, 1);
    } catch (cause) {
      throw new StartupError(`MEDIA_URL: ${reasonOf(cause, endpoint, bucket)}`, { cause });
    }
    if (found === null) throw new StartupError(`MEDIA_URL: ${endpoint} has no bucket "${bucket}".`);
  }

  async find(id: string): Promise<StoredOriginal | undefined> {
    const known = this.#facts.get(id);
    if (known !== undefined && known.until > performance.now()) return { id, facts: known.facts };
    const text = await this.#ask(() => this.#bucket.getObject(this.#key(id, 'json')));
    const facts = text === null ? undefined : readFacts(text);
    if (facts === undefined) return undefined;
    this.#remember(id, facts);
    return { id, facts };
  }

  async get(id: string): Promise<Buffer> {
    const original = await this.find(id);
    const extension = original?.facts.extension;
    const bytes =
      extension === undefined
        ? null
        : await this.#ask(() => this.#bucket.getObjectArrayBuffer(this.#key(id, extension)));
    const buffer = bytes === null ? undefined : Buffer.from(bytes);
    if (buffer === undefined || pictureId(buffer) !== id) {
      // Somebody took it out of the bucket, or changed it there.
      this.#facts.delete(id);
      throw new Error(`The picture ${id} is not in the bucket as it was stored`);
    }
    return buffer;
  }

  async put(bytes: Buffer, facts: OriginalFacts): Promise<void> {
    const id = pictureId(bytes);
    // Another process may have removed it since its facts were read.
    this.#facts.delete(id);
    if (await this.find(id)) return;
    await this.#ask(async () => {
      await this.#bucket.putObject(this.#key(id, facts.extension), bytes);
      // The facts come last: a picture with facts is complete.
      await this.#bucket.putObject(this.#key(id, 'json'), writeFacts(facts), 'application/json');
    });
  }

  async ids(): Promise<string[]> {
    const { prefix } = this.#address;
    const objects = await this.#ask(() => this.#bucket.listObjects('/', `${prefix}pictures/`));
    return idsOfFacts((objects ?? []).map(({ Key }) => Key));
  }

  async remove(id: string): Promise<number> {
    this.#facts.delete(id);
    const original = await this.find(id);
    this.#facts.delete(id);
    if (!original) return 0;
    const { extension } = original.facts;
    // A bucket that does not say it can still delete.
    const bytes = await this.#bucket.getContentLength(this.#key(id, extension)).catch(() => 0);
    // The facts go first: a picture without facts is not there.
    for (const each of ['json', extension]) {
      await this.#ask(() => this.#bucket.deleteObject(this.#key(id, each)));
    }
    return bytes;
  }

  #remember(id: string, facts: OriginalFacts): void {
    this.#facts.delete(id);
    this.#facts.set(id, { facts, until: performance.now() + FACTS_MS });
    const [oldest] = this.#facts.keys();
    if (this.#facts.size > FACTS_MAX && oldest !== undefined) this.#facts.delete(oldest);
  }

  #key(id: string, extension: string): string {
    return `${this.#address.prefix}pictures/${originalName(id, extension)}`;
  }

  async #ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw isFull(error) ? mediaFull(error) : mediaAway(error);
    }
  }
}

function isFull(error: unknown): boolean {
  return (
    error instanceof S3ServiceError &&
    (error.status === 507 || FULL.includes(error.serviceCode ?? ''))
  );
}

function reasonOf(error: unknown, endpoint: string, bucket: string): string {
  if (!(error instanceof S3ServiceError)) return `${endpoint} does not answer.`;
  if (error.status === 403) {
    return `the bucket "${bucket}" refuses the key of AWS_ACCESS_KEY_ID (${error.serviceCode ?? 403}).`;
  }
  return `${endpoint} answers ${error.status} (${error.serviceCode ?? 'no reason'}).`;
}
