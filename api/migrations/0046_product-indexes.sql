CREATE INDEX "favourites_product" ON "favourites" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "inspections_product" ON "inspections" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "parcel_lines_product" ON "parcel_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "picks_product" ON "picks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("id") WHERE "products"."featured" is not null;--> statement-breakpoint
CREATE INDEX "products_not_on_sale" ON "products" USING btree ("id","draft","on_sale_from") WHERE not "products"."published";