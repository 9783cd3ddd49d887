CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courier_id" integer NOT NULL,
	"parcel_id" integer NOT NULL,
	"reason" text NOT NULL,
	"sum_piastres" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_on" date NOT NULL,
	"hand_in_id" integer,
	"paid_piastres" bigint,
	"reference" text,
	"note" text,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"opened_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "claims_sum" CHECK ("claims"."sum_piastres" > 0),
	CONSTRAINT "claims_paid" CHECK (("claims"."state" = 'paid') = ("claims"."hand_in_id" is not null) and ("claims"."hand_in_id" is null) = ("claims"."paid_piastres" is null)),
	CONSTRAINT "claims_actor" CHECK (case when "claims"."actor" = 'system' then "claims"."actor_id" is null and "claims"."actor_name" is not null else "claims"."actor_id" is not null and "claims"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "claim_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_hand_in_id_cash_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."cash_hand_ins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open" ON "claims" USING btree ("parcel_id") WHERE state in ('open', 'sent');--> statement-breakpoint
CREATE INDEX "claims_parcel" ON "claims" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "claims_courier" ON "claims" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "claims_hand_in" ON "claims" USING btree ("hand_in_id");--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("due_on","id");--> statement-breakpoint
ALTER TABLE "couriers" ADD CONSTRAINT "couriers_claim_days" CHECK ("couriers"."claim_days" between 1 and 365);