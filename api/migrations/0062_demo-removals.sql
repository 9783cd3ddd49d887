CREATE TABLE "demo_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seen" text NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"backup" text,
	"problem" text,
	"lease" text,
	"lease_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	CONSTRAINT "demo_removals_actor" CHECK (case when "demo_removals"."actor" = 'system' then "demo_removals"."actor_id" is null and "demo_removals"."actor_name" is not null else "demo_removals"."actor_id" is not null and "demo_removals"."actor_name" is null end)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "demo_removals_under_way" ON "demo_removals" USING btree ((true)) WHERE "demo_removals"."state" in ('backing_up', 'removing');