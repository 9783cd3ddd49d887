ALTER TABLE "credit_note_counter" ADD COLUMN "parcels_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "parcel_id" integer;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_parcel" ON "credit_notes" USING btree ("parcel_id");--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_of_parcel" CHECK (("credit_notes"."kind" = 'undelivered') = ("credit_notes"."parcel_id" is not null));--> statement-breakpoint
UPDATE "credit_note_counter" SET "parcels_since" = CASE WHEN EXISTS (SELECT FROM "invoices") THEN now() ELSE "since" END;
