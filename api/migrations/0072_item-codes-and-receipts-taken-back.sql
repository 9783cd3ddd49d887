ALTER TABLE "goods_receipt_lines" ADD COLUMN "taken_back_movement_id" bigint;--> statement-breakpoint
CREATE INDEX "products_item_code" ON "products" USING btree ("item_code");