import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@dp/api/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@dp/api/test/embedded-postgres.ts';
import type { DatabaseKind } from './options.ts';
import { addBuyers } from './place-orders.ts';
import { runShopCommand, type ShopData } from './shop-process.ts';

/** The file that says a shop is seeded completely. */
const MARK = 'seeded';
/** Who orders; more than clients ever order at the same time. */
const BUYERS = 100;

/** Shops with the demo catalogue at any size, seeded once each and copied for every use. */
export class SeededShops {
  readonly #keep: string | undefined;
  readonly #folder: string;
  readonly #temporary: string;
  readonly #say: (line: string) => void;
  #postgres: EmbeddedPostgres | undefined;
  #copies = 0;

  private constructor(keep: string | undefined, temporary: string, say: (line: string) => void) {
    this.#keep = keep;
    this.#folder = keep ?? temporary;
    this.#temporary = temporary;
    this.#say = say;
  }

  /** @param keep where seeded shops stay for the next time. */
  static async open(keep: string | undefined, say: (line: string) => void): Promise<SeededShops> {
    const temporary = await mkdtemp(join(tmpdir(), 'dp-bench-'));
    if (keep !== undefined) await mkdir(keep, { recursive: true });
    return new SeededShops(keep, temporary, say);
  }

  /** A shop of its own with so many products; `done` removes it. */
  async take(
    kind: DatabaseKind,
    size: number,
  ): Promise<{ readonly data: ShopData; readonly done: () => Promise<void> }> {
    return kind === 'embedded' ? this.#takeEmbedded(size) : this.#takePostgres(size);
  }

  async #takeEmbedded(size: number) {
    const seeded = join(this.#folder, `embedded-${size}`);
    await this.#seedOnce(seeded, { folder: seeded, databaseUrl: undefined }, size);
    const folder = await mkdtemp(join(this.#temporary, 'shop-'));
    await cp(seeded, folder, { recursive: true });
    return {
      data: { folder, databaseUrl: undefined },
      done: () => rm(folder, { recursive: true }),
    };
  }

  async #takePostgres(size: number) {
    this.#postgres ??= await startEmbeddedPostgres({
      durable: true,
      ...(this.#keep !== undefined && { keep: join(this.#keep, 'postgres') }),
    });
    const { url } = this.#postgres;
    const seeded = `seeded_${size}`;
    const folder = join(this.#folder, `postgres-${size}`);
    const address = (name: string) => url.replace(/\/postgres$/, `/${name}`);
    if (!isSeeded(folder)) {
      await administer(url, `drop database if exists ${seeded}`);
      await administer(url, `create database ${seeded}`);
      await this.#seedOnce(folder, { folder, databaseUrl: address(seeded) }, size);
    }
    this.#copies += 1;
    const name = `shop_${this.#copies}`;
    // A bench that was broken off left it.
    await administer(url, `drop database if exists ${name} with (force)`);
    await administer(url, `create database ${name} template ${seeded}`);
    return {
      data: { folder, databaseUrl: address(name) },
      done: () => administer(url, `drop database ${name} with (force)`),
    };
  }

  async #seedOnce(folder: string, data: ShopData, size: number): Promise<void> {
    if (isSeeded(folder)) return;
    await rm(folder, { recursive: true, force: true });
    const started = performance.now();
    await runShopCommand(data, ['seed-demo', '--products', String(size)]);
    await addBuyers(data, BUYERS);
    // Else the shop would make its pictures' sizes whenever it is left alone; no scenario asks for one.
    await rm(join(folder, 'pictures'), { recursive: true, force: true });
    // As the server's autovacuum does within minutes, and commands on the embedded database at once.
    if (data.databaseUrl !== undefined) await administer(data.databaseUrl, 'vacuum (analyze)');
    await writeFile(join(folder, MARK), '');
    const seconds = Math.round((performance.now() - started) / 1_000);
    this.#say(
      `Seeded ${size} products (${data.databaseUrl === undefined ? 'embedded' : 'PostgreSQL'}) in ${seconds} s.`,
    );
  }

  async close(): Promise<void> {
    await this.#postgres?.stop();
    await rm(this.#temporary, { recursive: true, force: true });
  }
}

function isSeeded(folder: string): boolean {
  return existsSync(join(folder, MARK));
}

async function administer(url: string, statement: string): Promise<void> {
  const { pool, close } = await openDatabase({ databaseUrl: url });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
}
