DROP INDEX "orders_state";--> statement-breakpoint
DROP INDEX "orders_governorate";--> statement-breakpoint
DROP INDEX "orders_placed";--> statement-breakpoint
DROP INDEX "orders_total";--> statement-breakpoint
DROP INDEX "orders_unsettled";--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","id","governorate_id","total_piastres");--> statement-breakpoint
CREATE INDEX "orders_governorate" ON "orders" USING btree ("governorate_id","id","state","total_piastres");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id","state","governorate_id","total_piastres");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_piastres","id","state","governorate_id");--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("id","total_piastres") WHERE unsettled;