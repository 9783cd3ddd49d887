-- A new price or stock copies the whole row: what is long and seldom changes moves to a table of its own.
CREATE TABLE "product_details" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"seo" jsonb DEFAULT '{"title":{"ar":"","en":""},"description":{"ar":"","en":""}}'::jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"specs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"watt" numeric GENERATED ALWAYS AS ((specs->>'watt')::numeric) STORED,
	"base" text GENERATED ALWAYS AS (specs->>'base') STORED,
	"ip" integer GENERATED ALWAYS AS ((specs->>'ip')::int) STORED,
	"dimmable" boolean GENERATED ALWAYS AS (coalesce((specs->>'dimmable')::boolean, false)) STORED
);
--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "product_details_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "product_details" ("product_id", "description_ar", "description_en", "seo", "pictures", "specs")
SELECT "id", "description_ar", "description_en", "seo", "pictures", "specs" FROM "products";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "description_ar";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "description_en";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "seo";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "pictures";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "watt";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "base";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "ip";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "dimmable";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "specs";--> statement-breakpoint
-- Writes every row again, without the columns that are gone.
ALTER TABLE "products" ALTER COLUMN "position" SET DATA TYPE integer USING "position" + 0;
