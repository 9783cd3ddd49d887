ALTER TABLE "sheet_rows" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "sheet_rows" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "sheet_rows" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "sheet_rows" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "sheet_rows" ADD COLUMN "audit_before" jsonb;--> statement-breakpoint
ALTER TABLE "sheet_rows" ADD COLUMN "audit_after" jsonb;--> statement-breakpoint
ALTER TABLE "sheet_rows" ADD COLUMN "undo_obstacle" text;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "left_at_undo" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "undone_from" text;--> statement-breakpoint
UPDATE "sheet_rows" SET "names" = "product"->'name' WHERE "product" IS NOT NULL;--> statement-breakpoint
-- A sheet that was checked before holds no columns to write: its rows are left as changed meanwhile, and named.
UPDATE "sheet_rows" SET "product_id" = "products"."id", "seen_version" = 0 FROM "products" WHERE "sheet_rows"."outcome" = 'changed' AND "products"."sku" = "sheet_rows"."sku";
