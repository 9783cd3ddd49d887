CREATE TABLE "courier_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parcel_id" integer NOT NULL,
	"courier_id" integer NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"delivery_id" text,
	"tracking_number" text,
	"failure" text,
	"attention" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"news_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_deliveries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "courier_places" (
	"city_id" integer PRIMARY KEY NOT NULL,
	"their_city" text NOT NULL,
	"district_id" text NOT NULL,
	"district" text NOT NULL,
	"by_staff" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"delivery_id" integer,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "courier_reports_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "courier_deliveries" ADD CONSTRAINT "courier_deliveries_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_deliveries" ADD CONSTRAINT "courier_deliveries_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_places" ADD CONSTRAINT "courier_places_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reports" ADD CONSTRAINT "courier_reports_delivery_id_courier_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."courier_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_deliveries_open" ON "courier_deliveries" USING btree ("parcel_id") WHERE state in ('pending', 'created');--> statement-breakpoint
CREATE INDEX "courier_deliveries_parcel" ON "courier_deliveries" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "courier_deliveries_courier" ON "courier_deliveries" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "courier_deliveries_due" ON "courier_deliveries" USING btree ("try_at") WHERE try_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_deliveries_tracking" ON "courier_deliveries" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "courier_reports_open" ON "courier_reports" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "courier_reports_delivery" ON "courier_reports" USING btree ("delivery_id");