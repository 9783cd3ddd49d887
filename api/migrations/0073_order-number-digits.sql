ALTER TABLE "orders" DROP CONSTRAINT "orders_number_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_digits" ON "orders" USING btree (split_part("number", '-', 2));