CREATE TABLE "home_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"look" text NOT NULL,
	"selection" jsonb NOT NULL,
	"count" integer NOT NULL,
	"link" jsonb,
	"starts_on" date,
	"ends_on" date,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "home_sections_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "featured" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "featured" DROP NOT NULL;--> statement-breakpoint
-- Featured products come last, in the shop's order, until the owner gives them places (FEATURED_LAST).
ALTER TABLE "products" ALTER COLUMN "featured" SET DATA TYPE integer USING CASE WHEN "featured" THEN 1000000 END;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;