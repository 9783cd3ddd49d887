CREATE TABLE "stock_count_entries" (
	"count_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"how" text NOT NULL,
	"quantity" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	CONSTRAINT "stock_count_entries_count_id_key_pk" PRIMARY KEY("count_id","key")
);
--> statement-breakpoint
CREATE TABLE "stock_count_lines" (
	"count_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"counted" integer NOT NULL,
	"expected" integer NOT NULL,
	"last_movement" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"counted_by" integer,
	CONSTRAINT "stock_count_lines_count_id_product_id_pk" PRIMARY KEY("count_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'counting' NOT NULL,
	"scope" text NOT NULL,
	"scope_value" text,
	"category_ids" integer[],
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	CONSTRAINT "stock_counts_actor" CHECK (case when "stock_counts"."actor" = 'system' then "stock_counts"."actor_id" is null and "stock_counts"."actor_name" is not null else "stock_counts"."actor_id" is not null and "stock_counts"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "stock_count_entries" ADD CONSTRAINT "stock_count_entries_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE no action ON UPDATE no action;