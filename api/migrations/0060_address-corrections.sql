ALTER TABLE "courier_deliveries" ADD COLUMN "registered" jsonb;--> statement-breakpoint
ALTER TABLE "courier_deliveries" ADD COLUMN "correction" text;--> statement-breakpoint
ALTER TABLE "courier_deliveries" ADD COLUMN "correction_failure" text;--> statement-breakpoint
ALTER TABLE "courier_deliveries" ADD COLUMN "correction_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_deliveries" ADD COLUMN "correct_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courier_deliveries" ADD COLUMN "correcting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_edits" ADD COLUMN "kind" text DEFAULT 'edit' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "label_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "courier_deliveries_to_correct" ON "courier_deliveries" USING btree ("correct_at") WHERE correct_at is not null;--> statement-breakpoint
CREATE INDEX "parcels_label_outdated" ON "parcels" USING btree ("id") WHERE label_outdated;--> statement-breakpoint
ALTER TABLE "courier_deliveries" ADD CONSTRAINT "courier_deliveries_correction" CHECK (("courier_deliveries"."correction" is not distinct from 'pending') = ("courier_deliveries"."correct_at" is not null));--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_label_outdated_by_correction" CHECK (not "parcels"."label_outdated" or "parcels"."corrected_at" is not null);--> statement-breakpoint
UPDATE "courier_deliveries" SET "registered" = "orders"."address"
FROM "parcels" JOIN "orders" ON "orders"."id" = "parcels"."order_id"
WHERE "parcels"."id" = "courier_deliveries"."parcel_id"
	AND ("courier_deliveries"."state" = 'created' OR "courier_deliveries"."state" = 'pending' AND "courier_deliveries"."tries" > 0);
