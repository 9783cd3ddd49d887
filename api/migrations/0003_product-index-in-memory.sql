DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_shop_order";--> statement-breakpoint
DROP INDEX "products_featured";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_name_ar";--> statement-breakpoint
DROP INDEX "products_name_en";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("changed_in");