CREATE TABLE "hand_in_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_in_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hand_in_id" integer NOT NULL,
	"parcel_id" integer NOT NULL,
	"cash_piastres" bigint NOT NULL,
	"fees_piastres" bigint DEFAULT 0 NOT NULL,
	"vat_piastres" bigint DEFAULT 0 NOT NULL,
	"transaction" text,
	"day" date,
	"key" text,
	CONSTRAINT "hand_in_lines_not_negative" CHECK ("hand_in_lines"."cash_piastres" >= 0 and "hand_in_lines"."fees_piastres" >= 0 and "hand_in_lines"."vat_piastres" >= 0)
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "settled_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD COLUMN "source" text DEFAULT 'by_hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD COLUMN "stamp" text;--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD COLUMN "fees_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD COLUMN "vat_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD COLUMN "deposited_piastres" bigint;--> statement-breakpoint
ALTER TABLE "hand_in_lines" ADD CONSTRAINT "hand_in_lines_hand_in_id_cash_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."cash_hand_ins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_lines" ADD CONSTRAINT "hand_in_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was handed in before, parcel by parcel. The summaries of reports do not change by it.
INSERT INTO "hand_in_lines" ("hand_in_id", "parcel_id", "cash_piastres") SELECT "hand_in_id", "id", "cash_piastres" FROM "parcels" WHERE "hand_in_id" IS NOT NULL ORDER BY "id";--> statement-breakpoint
UPDATE "parcels" SET "settled_piastres" = "cash_piastres" WHERE "hand_in_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "hand_in_lines_hand_in" ON "hand_in_lines" USING btree ("hand_in_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_in_lines_key" ON "hand_in_lines" USING btree ("parcel_id","key");--> statement-breakpoint
CREATE INDEX "cash_hand_ins_settlements" ON "cash_hand_ins" USING btree ("id") WHERE source in ('file', 'cycles');--> statement-breakpoint
CREATE UNIQUE INDEX "cash_hand_ins_stamp" ON "cash_hand_ins" USING btree ("courier_id","stamp");--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_settled" CHECK ("parcels"."settled_piastres" >= 0 and "parcels"."settled_piastres" <= "parcels"."cash_piastres" and ("parcels"."hand_in_id" is null or "parcels"."settled_piastres" = "parcels"."cash_piastres"));--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD CONSTRAINT "cash_hand_ins_settlement" CHECK (("cash_hand_ins"."source" in ('file', 'cycles')) = ("cash_hand_ins"."stamp" is not null) and ("cash_hand_ins"."stamp" is null) = ("cash_hand_ins"."deposited_piastres" is null));--> statement-breakpoint
-- Cash that came in part is outstanding less that part.
CREATE OR REPLACE FUNCTION "report_of_parcel"("of" "parcels", "sign" int) RETURNS SETOF "report_days" LANGUAGE sql STABLE AS $$
	SELECT 'courier', ("moment" at time zone 'Africa/Cairo')::date, "of"."courier_id"::text, 0, 0, "sign" * ("kind" = 'delivered' AND "of"."state" = 'delivered')::int, "sign" * ("kind" = 'returned')::int, 0, 0, "sign" * ("kind" = 'delivered' AND "of"."state" = 'delivered' AND "of"."attempts" = 0)::int, "sign" * ("kind" = 'delivered' AND "of"."hand_in_id" IS NULL AND "of"."cash_piastres" > 0)::int, "sign" * ("kind" = 'delivered' AND "of"."hand_in_id" IS NULL AND "of"."cash_piastres" > 0)::int * ("of"."cash_piastres" - "of"."settled_piastres"), 0, 0, 0, 0, 0
	FROM (VALUES ('delivered', "of"."delivered_at"),
		('returned', CASE WHEN "of"."state" = 'returned' THEN "of"."state_at" END)) AS "moments" ("kind", "moment")
	WHERE "of"."courier_id" IS NOT NULL AND "moment" IS NOT NULL
$$;--> statement-breakpoint
DROP TRIGGER "parcels_changed_report" ON "parcels";--> statement-breakpoint
CREATE TRIGGER "parcels_changed_report" AFTER UPDATE ON "parcels" FOR EACH ROW
	WHEN ((OLD."state", OLD."state_at", OLD."courier_id", OLD."delivered_at", OLD."attempts", OLD."hand_in_id", OLD."cash_piastres", OLD."settled_piastres") IS DISTINCT FROM (NEW."state", NEW."state_at", NEW."courier_id", NEW."delivered_at", NEW."attempts", NEW."hand_in_id", NEW."cash_piastres", NEW."settled_piastres"))
	EXECUTE FUNCTION "note_report_of_parcel"();
