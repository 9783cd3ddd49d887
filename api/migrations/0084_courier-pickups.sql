CREATE TABLE "courier_pickups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_pickups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'unanswered' NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"pickup_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	CONSTRAINT "courier_pickups_actor" CHECK (case when "courier_pickups"."actor" = 'system' then "courier_pickups"."actor_id" is null and "courier_pickups"."actor_name" is not null else "courier_pickups"."actor_id" is not null and "courier_pickups"."actor_name" is null end)
);
--> statement-breakpoint
CREATE INDEX "courier_pickups_day" ON "courier_pickups" USING btree ("day");