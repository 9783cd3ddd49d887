CREATE TABLE "voided_placements" (
	"customer_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"voided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voided_placements_customer_id_idempotency_key_pk" PRIMARY KEY("customer_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "voided_placements" ADD CONSTRAINT "voided_placements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voided_placements_at" ON "voided_placements" USING btree ("voided_at");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("order_id");