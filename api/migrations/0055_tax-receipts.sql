CREATE TABLE "tax_receipts" (
	"uuid" text PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"place" bigint NOT NULL,
	"previous" text NOT NULL,
	"kind" text NOT NULL,
	"number" bigint NOT NULL,
	"order_id" integer NOT NULL,
	"body" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tax_receipts" ADD CONSTRAINT "tax_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_document" ON "tax_receipts" USING btree ("kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_previous" ON "tax_receipts" USING btree ("device","previous");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_place" ON "tax_receipts" USING btree ("device","place");--> statement-breakpoint
CREATE INDEX "tax_receipts_order" ON "tax_receipts" USING btree ("order_id");