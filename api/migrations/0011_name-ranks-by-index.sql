CREATE INDEX "products_name_rank_ar" ON "products" USING btree ("name_rank_ar");--> statement-breakpoint
CREATE INDEX "products_name_rank_en" ON "products" USING btree ("name_rank_en");