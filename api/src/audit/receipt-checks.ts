import { sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';

export const receiptChecks: AuditCheck[] = [
  {
    rule: 'A product of a receipt of goods came in by its own stock movement.',
    wrong: sql`
      select 'receipt ' || receipt_id || ': product ' || line.product_id || ', movement ' || movement_id || ' is '
        || coalesce(delta || ' pieces of product ' || moved.product_id || ', ' || reason, 'none') as detail
      from goods_receipt_lines as line
      left join stock_movements as moved on moved.id = movement_id
      where moved.id is null or moved.product_id <> line.product_id or reason <> 'received' or delta < 1
      union all
      select 'movement ' || movement_id || ' is of ' || count(*) || ' receipts'
      from goods_receipt_lines group by movement_id having count(*) > 1`,
  },
  {
    rule: 'What a receipt of goods took back went out by its own stock movement, as many pieces as came in.',
    wrong: sql`
      select 'receipt ' || receipt_id || ': product ' || line.product_id || ' was taken back by movement '
        || taken_back_movement_id || ', which is '
        || coalesce(back.delta || ' pieces of product ' || back.product_id || ', ' || back.reason, 'none') as detail
      from goods_receipt_lines as line
      left join stock_movements as moved on moved.id = movement_id
      left join stock_movements as back on back.id = taken_back_movement_id
      where taken_back_movement_id is not null
        and (back.product_id, back.reason, back.delta) is distinct from (line.product_id, 'corrected', -moved.delta)
      union all
      select 'movement ' || taken_back_movement_id || ' took back ' || count(*) || ' products of receipts'
      from goods_receipt_lines where taken_back_movement_id is not null
      group by taken_back_movement_id having count(*) > 1`,
  },
];
