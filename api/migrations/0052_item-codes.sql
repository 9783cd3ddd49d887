ALTER TABLE "products" ADD COLUMN "item_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit_type" text;