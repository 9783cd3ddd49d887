import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { addresses } from './address-tables.ts';

export type AddressRow = typeof addresses.$inferSelect;
/** What a shopper decides about an address. */
export type AddressValues = Omit<
  AddressRow,
  'id' | 'customerId' | 'key' | 'isDefault' | 'createdAt'
>;

/** A customer's addresses: the default one first, then the newest first. */
export async function listAddressRows(db: Db, customerId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

/** One of a customer's own addresses. */
export async function findAddressRow(
  db: Db,
  customerId: number,
  id: number,
): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addresses).where(own(customerId, id));
  return row;
}

/** The address that a customer's request added. */
export async function findAddressByKey(
  db: Db,
  customerId: number,
  key: string,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.key, key)));
  return row;
}

/** How many addresses a customer has. */
export async function countAddresses(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(addresses)
    .where(eq(addresses.customerId, customerId));
  return row?.total ?? 0;
}

/** Adds an address. */
export async function insertAddress(
  db: Db,
  row: AddressValues & Pick<AddressRow, 'customerId' | 'key' | 'isDefault' | 'createdAt'>,
): Promise<AddressRow> {
  const [inserted] = await db.insert(addresses).values(row).returning();
  if (!inserted) throw new Error('The insert of an address returned no row.');
  return inserted;
}

/** Updates one of a customer's own addresses; undefined when it is not theirs. */
export async function updateAddress(
  db: Db,
  customerId: number,
  id: number,
  values: Partial<AddressValues> & { isDefault?: boolean },
): Promise<AddressRow | undefined> {
  const [row] = await db.update(addresses).set(values).where(own(customerId, id)).returning();
  return row;
}

/** Clears the default flag of a customer's addresses other than `keep`. */
export async function clearDefault(db: Db, customerId: number, keep: number | null): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(
      and(
        eq(addresses.customerId, customerId),
        addresses.isDefault,
        keep === null ? undefined : ne(addresses.id, keep),
      ),
    );
}

/** Deletes one of a customer's own addresses and returns it. */
export async function removeAddress(
  db: Db,
  customerId: number,
  id: number,
): Promise<AddressRow | undefined> {
  const [row] = await db.delete(addresses).where(own(customerId, id)).returning();
  return row;
}

/** Ownership is a condition of the query: another's address is not found. */
function own(customerId: number, id: number) {
  return and(eq(addresses.id, id), eq(addresses.customerId, customerId));
}
