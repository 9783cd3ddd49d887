DROP INDEX "products_name_rank_ar";--> statement-breakpoint
DROP INDEX "products_name_rank_en";--> statement-breakpoint
CREATE INDEX "products_sku_start" ON "products" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_name_rank_ar" ON "products" USING btree ("name_rank_ar","id");--> statement-breakpoint
CREATE INDEX "products_name_rank_en" ON "products" USING btree ("name_rank_en","id");