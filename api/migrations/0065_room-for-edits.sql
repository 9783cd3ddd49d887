DROP INDEX "products_changed";--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree ("sku","id");--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING brin ("changed_in") WITH (pages_per_range=16);