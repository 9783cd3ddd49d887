import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/pg-core';
import type { Principal } from './principal.ts';

/** A principal as rows record it. */
export interface Actor {
  readonly actor: Principal['kind'];
  /** Id of the customer or the member of staff; null for the system. */
  readonly actorId: number | null;
  /** Which part of the system; null for people. */
  readonly actorName: string | null;
}

/** Columns of tables whose rows record an actor. */
export const actorColumns = {
  actor: text({ enum: ['shopper', 'staff', 'system'] }).notNull(),
  actorId: integer('actor_id'),
  actorName: text('actor_name'),
};

/** The rule for `actorColumns`: people have an id, the system a name. */
export function actorIsNamed(table: Record<keyof Actor, AnyColumn>): SQL {
  return sql`case when ${table.actor} = 'system' then ${table.actorId} is null and ${table.actorName} is not null else ${table.actorId} is not null and ${table.actorName} is null end`;
}

/** The actor columns of a principal. */
export function actorOf(principal: Principal): Actor {
  switch (principal.kind) {
    case 'shopper':
      return { actor: 'shopper', actorId: principal.customerId, actorName: null };
    case 'staff':
      return { actor: 'staff', actorId: principal.staffId, actorName: null };
    case 'system':
      return { actor: 'system', actorId: null, actorName: principal.name };
  }
}
