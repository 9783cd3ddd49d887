import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** Erases what the shop keeps of the addresses that courier companies have of a customer. */
export async function eraseDeliveryAddresses(tx: Db, customerId: number): Promise<void> {
  await tx.execute(sql`
    update courier_deliveries set registered = null,
      correction = nullif(correction, 'pending'), correct_at = null, correcting_until = null
    from parcels join orders on orders.id = parcels.order_id
    where parcels.id = courier_deliveries.parcel_id and orders.customer_id = ${customerId}`);
}
