ALTER TABLE "orders" ADD COLUMN "state_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_returned" ON "orders" USING btree ("state_at") WHERE state = 'returned';--> statement-breakpoint
UPDATE "orders" SET "state_at" = coalesce(
	(SELECT max("at") FROM "order_events" WHERE "order_id" = "orders"."id"), "placed_at"
);
