CREATE TABLE "restock_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restock_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"customer_id" integer,
	"locale" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_requests_once" UNIQUE("product_id","recipient")
);
--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restock_requests_recipient" ON "restock_requests" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "restock_requests_customer" ON "restock_requests" USING btree ("customer_id");