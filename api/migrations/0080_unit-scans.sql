CREATE TABLE "unit_scans" (
	"key" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unit_scans" ADD CONSTRAINT "unit_scans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_scans" ADD CONSTRAINT "unit_scans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_scans_order" ON "unit_scans" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "unit_scans_product" ON "unit_scans" USING btree ("product_id");