DROP INDEX "orders_returned";--> statement-breakpoint
CREATE INDEX "orders_returned_total" ON "orders" USING btree ("total_piastres","id") WHERE to_inspect or state = 'returned';--> statement-breakpoint
CREATE INDEX "orders_returned" ON "orders" USING btree ("state_at","governorate_id") WHERE state = 'returned';