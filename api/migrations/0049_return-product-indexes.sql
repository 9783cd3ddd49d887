CREATE INDEX "return_inspections_product" ON "return_inspections" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "return_lines_product" ON "return_lines" USING btree ("product_id");