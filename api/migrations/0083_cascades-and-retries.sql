ALTER TABLE "voided_placements" DROP CONSTRAINT "voided_placements_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "return_pictures" DROP CONSTRAINT "return_pictures_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "restock_requests" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voided_placements" ADD CONSTRAINT "voided_placements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;