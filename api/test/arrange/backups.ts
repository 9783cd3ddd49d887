import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { backUpShop } from '../../src/backup/back-up-shop.ts';
import { verifyBackup } from '../../src/backup/backup-files.ts';
import { restoreShop } from '../../src/backup/restore-shop.ts';
import { readShopTables } from '../../src/backup/shop-tables.ts';
import type { OpenDatabase } from '../../src/database/database.ts';
import { TestApp } from '../test-app.ts';
import { openEmptyDatabase } from '../test-database.ts';
import { insertProduct } from './catalogue.ts';
import { advanceTo, arrangeBuyer, type Buyer, placed } from './orders.ts';

/** An original of the shop's pictures. */
export const LAMP = `pictures/ab/ab${'0'.repeat(22)}.svg`;

/** A shop with orders and a picture, and for each test a folder for a backup and an empty database to restore into. */
export class BackupBench {
  shop!: TestApp;
  buyer!: Buyer;
  bulb!: number;
  #target: OpenDatabase | undefined;
  #home = '';
  #count = 0;

  /** Registers the hooks of the file's tests. */
  static use(): BackupBench {
    const bench = new BackupBench();
    beforeAll(() => bench.#open());
    beforeEach(() => {
      bench.#count += 1;
    });
    afterEach(async () => {
      await bench.#target?.close();
      bench.#target = undefined;
    });
    afterAll(async () => {
      await bench.shop.close();
      await rm(bench.#home, { recursive: true, force: true });
    });
    return bench;
  }

  async #open(): Promise<void> {
    this.#home = await mkdtemp(join(tmpdir(), 'dp-backup-test-'));
    await mkdir(join(this.dataDirectory, 'pictures', 'ab'), { recursive: true });
    await writeFile(join(this.dataDirectory, LAMP), '<svg/>');
    await writeFile(join(this.dataDirectory, `${LAMP}.7.0.tmp`), '<sv');
    this.shop = await TestApp.open();
    this.bulb = await insertProduct(this.shop.db, {
      name: { ar: 'لمبة "ليد"\nسطرين', en: "O'Hara \\ bulb" },
      listPrice: 80,
      stock: 1_500,
    });
    this.buyer = await arrangeBuyer(this.shop);
    const lines = [{ id: this.bulb, quantity: 1 }];
    const order = () => placed(this.shop, this.buyer, { lines, expected_total: 130 });
    await advanceTo(this.shop, (await order()).id, 'completed');
    await order();
  }

  get dataDirectory(): string {
    return join(this.#home, 'data');
  }

  get restoredDirectory(): string {
    return join(this.#home, `restored-${this.#count}`);
  }

  get folder(): string {
    return join(this.#home, `backup-${this.#count}`);
  }

  backUp(database: OpenDatabase = this.shop.database) {
    const { dataDirectory, folder } = this;
    return backUpShop({ database, dataDirectory, folder, now: this.shop.clock.now() });
  }

  /** The test's empty database, opened once. */
  async openTarget(): Promise<OpenDatabase> {
    this.#target ??= await openEmptyDatabase();
    return this.#target;
  }

  /** Restores the test's backup into a database, by default the test's own, and returns that. */
  async restore(into?: OpenDatabase): Promise<OpenDatabase> {
    const backup = await verifyBackup(this.folder);
    const database = into ?? (await this.openTarget());
    const job = { database, dataDirectory: this.restoredDirectory, backup };
    await restoreShop({ ...job, now: this.shop.clock.now() }, () => {});
    return database;
  }
}

/** Every row of every table, as PostgreSQL writes it. */
export async function contents({ pool }: OpenDatabase): Promise<Record<string, string[]>> {
  const connection = await pool.connect();
  try {
    const all: Record<string, string[]> = {};
    for (const { name } of await readShopTables(connection)) {
      const { rows } = await connection.query(`select t::text as row from "${name}" t order by 1`);
      all[name] = rows.map(({ row }) => row as string);
    }
    return all;
  } finally {
    connection.release();
  }
}

/** Every row but for what a restore ends or adds. */
export async function lasting(database: OpenDatabase) {
  const {
    sessions,
    one_time_codes,
    reset_tokens,
    restores,
    invoice_counter,
    credit_note_counter,
    order_feed,
    ...rest
  } = await contents(database);
  const { staff_sessions, staff_invitations, ...lasting } = rest;
  return lasting;
}
