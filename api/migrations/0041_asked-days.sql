ALTER TABLE "parcels" ADD COLUMN "asked_day" date;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "day_agreed" boolean;--> statement-breakpoint
CREATE INDEX "parcels_day_asked" ON "parcels" USING btree ("id") WHERE asked_day is not null and day_agreed is null;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_day_asked_once" CHECK (("parcels"."asked_day" is null) = ("parcels"."asked_at" is null) and ("parcels"."asked_day" is not null or "parcels"."day_agreed" is null));