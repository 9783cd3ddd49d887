ALTER TABLE "order_events" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor_name" text;--> statement-breakpoint
-- Until now the shop acted through its command line alone.
UPDATE "order_events" SET
	"actor" = CASE WHEN "actor" = 'shopper' THEN 'shopper' ELSE 'system' END,
	"actor_id" = CASE WHEN "actor" = 'shopper' THEN "orders"."customer_id" END,
	"actor_name" = CASE WHEN "actor" = 'shopper' THEN NULL ELSE 'command line' END
FROM "orders" WHERE "orders"."id" = "order_events"."order_id";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor_name" text;--> statement-breakpoint
-- Who placed the order took its stock, who cancelled it gave it back; the rest is the shop's.
UPDATE "stock_movements" SET
	"actor" = 'system',
	"actor_name" = CASE WHEN "reason" = 'import' THEN 'import' ELSE 'command line' END;--> statement-breakpoint
UPDATE "stock_movements" SET
	"actor" = "order_events"."actor", "actor_id" = "order_events"."actor_id", "actor_name" = "order_events"."actor_name"
FROM "order_events"
WHERE "order_events"."order_id" = "stock_movements"."order_id"
	AND (("reason" = 'sold' AND "order_events"."state" = 'draft') OR ("reason" = 'returned' AND "order_events"."state" = 'cancelled'));--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "actor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor" CHECK (case when "order_events"."actor" = 'system' then "order_events"."actor_id" is null and "order_events"."actor_name" is not null else "order_events"."actor_id" is not null and "order_events"."actor_name" is null end);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor" CHECK (case when "stock_movements"."actor" = 'system' then "stock_movements"."actor_id" is null and "stock_movements"."actor_name" is not null else "stock_movements"."actor_id" is not null and "stock_movements"."actor_name" is null end);