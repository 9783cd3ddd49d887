CREATE TABLE "grid_save_rows" (
	"save_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"left_because" text,
	CONSTRAINT "grid_save_rows_save_id_product_id_pk" PRIMARY KEY("save_id","product_id"),
	CONSTRAINT "grid_save_rows_ended_once" CHECK ("grid_save_rows"."undone_at" is null or "grid_save_rows"."left_because" is null)
);
--> statement-breakpoint
CREATE TABLE "grid_saves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grid_saves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	CONSTRAINT "grid_saves_actor" CHECK (case when "grid_saves"."actor" = 'system' then "grid_saves"."actor_id" is null and "grid_saves"."actor_name" is not null else "grid_saves"."actor_id" is not null and "grid_saves"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "grid_save_rows" ADD CONSTRAINT "grid_save_rows_save_id_grid_saves_id_fk" FOREIGN KEY ("save_id") REFERENCES "public"."grid_saves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grid_save_rows_pending" ON "grid_save_rows" USING btree ("save_id","product_id") WHERE "grid_save_rows"."undone_at" is null and "grid_save_rows"."left_because" is null;