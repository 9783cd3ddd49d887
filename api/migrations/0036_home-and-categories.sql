ALTER TABLE "carousel_items" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "carousel_items" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "carousel_items" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "carousel_items" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carousel_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "home_sections" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "home_sections" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;