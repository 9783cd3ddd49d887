ALTER TABLE "price_batches" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "price_batches" ADD COLUMN "brand_id" integer;