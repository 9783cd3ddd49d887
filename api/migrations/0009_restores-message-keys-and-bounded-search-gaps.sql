-- "if not exists": a restore of a backup from before this migration makes the table itself.
CREATE TABLE IF NOT EXISTS "restores" (
	"restored_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"backup_made_at" timestamp with time zone NOT NULL,
	"last_order_number" bigint NOT NULL,
	"first_order_number" bigint NOT NULL,
	"last_invoice_number" bigint NOT NULL,
	"first_invoice_number" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_counter" ALTER COLUMN "last" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "number" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "key" text;--> statement-breakpoint
-- Receivers know these messages by their ids already; random keys never look like them.
UPDATE "outbox" SET "key" = 'dp-' || "id";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "key" SET DEFAULT 'dp-' || gen_random_uuid();--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "key" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "search_gaps" ADD COLUMN "crowded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_gaps_value" ON "search_gaps" USING btree ("crowded","count","last_at");