import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@dp/api/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@dp/api/test/embedded-postgres.ts';
import type { DatabaseKind } from './options.ts';
import { addBuyers } from './place-orders.ts';
import { runShopCommand, type ShopData } from './shop-process.ts';

/** Who orders; more than clients ever order at the same time. */
const BUYERS = 100;

/** Shops with the demo catalogue at any size, seeded once each and copied for every use. */
export class SeededShops {
  readonly #folder: string;
  readonly #temporary: string;
  readonly #say: (line: string) => void;
  #postgres: EmbeddedPostgres | undefined;
  readonly #databases = new Set<string>();

  private constructor(folder: string, temporary: string, say: (line: string) => void) {
    this.#folder = folder;
    this.#temporary = temporary;
    this.#say = say;
  }

  /** @param keep where embedded shops stay for the next time. */
  static async open(keep: string | undefined, say: (line: string) => void): Promise<SeededShops> {
    const temporary = await mkdtemp(join(tmpdir(), 'dp-bench-'));
    if (keep !== undefined) await mkdir(keep, { recursive: true });
    return new SeededShops(keep ?? temporary, temporary, say);
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
    this.#postgres ??= await startEmbeddedPostgres({ durable: true });
    const { url } = this.#postgres;
    const seeded = `seeded_${size}`;
    const folder = join(this.#temporary, `postgres-${size}`);
    const address = (name: string) => url.replace(/\/postgres$/, `/${name}`);
    if (!this.#databases.has(seeded)) {
      await administer(url, `create database ${seeded}`);
      this.#databases.add(seeded);
      await this.#seedOnce(folder, { folder, databaseUrl: address(seeded) }, size);
    }
    const name = `shop_${this.#databases.size}`;
    this.#databases.add(name);
    await administer(url, `create database ${name} template ${seeded}`);
    return {
      data: { folder, databaseUrl: address(name) },
      done: () => administer(url, `drop database ${name} with (force)`),
    };
  }

  async #seedOnce(folder: string, data: ShopData, size: number): Promise<void> {
    const mark = join(folder, 'seeded');
    if (existsSync(mark)) return;
    await rm(folder, { recursive: true, force: true });
    const started = performance.now();
    await runShopCommand(data, ['seed-demo', '--products', String(size)]);
    await addBuyers(data, BUYERS);
    // Else the shop would make its pictures' sizes whenever it is left alone; no scenario asks for one.
    await rm(join(folder, 'pictures'), { recursive: true, force: true });
    await writeFile(mark, '');
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

async function administer(url: string, statement: string): Promise<void> {
  const { pool, close } = await openDatabase({ databaseUrl: url });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
}
