CREATE TABLE "price_batch_rows" (
	"batch_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before_piastres" bigint NOT NULL,
	"after_piastres" bigint NOT NULL,
	"before_tiers" jsonb,
	"after_tiers" jsonb,
	"refusal" text,
	"left_at" text,
	"found_piastres" bigint,
	"found_since" timestamp with time zone,
	"found_by" integer,
	CONSTRAINT "price_batch_rows_batch_id_product_id_pk" PRIMARY KEY("batch_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"filter" text NOT NULL,
	"category" text,
	"searched" text,
	"category_ids" integer[],
	"found_ids" integer[],
	"rule" jsonb NOT NULL,
	"rounding" text NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"left_at_apply" integer DEFAULT 0 NOT NULL,
	"left_at_undo" integer DEFAULT 0 NOT NULL,
	"scheduled_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"shown_in" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	CONSTRAINT "price_batches_actor" CHECK (case when "price_batches"."actor" = 'system' then "price_batches"."actor_id" is null and "price_batches"."actor_name" is not null else "price_batches"."actor_id" is not null and "price_batches"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "price_batch_rows" ADD CONSTRAINT "price_batch_rows_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_batch_rows_product" ON "price_batch_rows" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_batch_rows_exceptions" ON "price_batch_rows" USING btree ("batch_id","product_id") WHERE "price_batch_rows"."refusal" is not null or "price_batch_rows"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "price_batches_shown" ON "price_batches" USING btree ("shown_in");