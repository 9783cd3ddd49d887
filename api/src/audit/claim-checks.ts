import { sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';

export const claimChecks: AuditCheck[] = [
  {
    rule: 'A claim is on the courier that had the parcel, and what was paid for it is a hand-in of that parcel.',
    wrong: sql`
      select 'claim ' || claims.id || ' (' || claims.state || '): paid ' || coalesce(paid_piastres::text, 'nothing')
        || ', hand-in ' || coalesce(received_piastres::text, 'none') as detail
      from claims join parcels on parcels.id = claims.parcel_id
      left join cash_hand_ins on cash_hand_ins.id = claims.hand_in_id
      where parcels.courier_id is distinct from claims.courier_id
        or (claims.state = 'paid') <> (cash_hand_ins.id is not null)
        or claims.state = 'paid' and (
          paid_piastres <> received_piastres or source <> 'claim' or cash_hand_ins.courier_id <> claims.courier_id
          or not exists (select from hand_in_lines
            where hand_in_lines.hand_in_id = cash_hand_ins.id and hand_in_lines.parcel_id = claims.parcel_id))`,
  },
];
