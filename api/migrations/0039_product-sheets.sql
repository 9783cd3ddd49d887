CREATE TABLE "sheet_pieces" (
	"sheet_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "sheet_pieces_sheet_id_number_pk" PRIMARY KEY("sheet_id","number")
);
--> statement-breakpoint
CREATE TABLE "sheet_rows" (
	"sheet_id" integer NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"outcome" text NOT NULL,
	"seen_version" integer,
	"product" jsonb,
	"pictures" jsonb,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"obstacle" text,
	CONSTRAINT "sheet_rows_sheet_id_line_pk" PRIMARY KEY("sheet_id","line")
);
--> statement-breakpoint
CREATE TABLE "sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"left" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"share" double precision DEFAULT 0 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"lease_until" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"applied_by" integer,
	"applied_from" text,
	"created_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	CONSTRAINT "sheets_actor" CHECK (case when "sheets"."actor" = 'system' then "sheets"."actor_id" is null and "sheets"."actor_name" is not null else "sheets"."actor_id" is not null and "sheets"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "sheet_pieces" ADD CONSTRAINT "sheet_pieces_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_rows" ADD CONSTRAINT "sheet_rows_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_rows_outcome" ON "sheet_rows" USING btree ("sheet_id","outcome","line");--> statement-breakpoint
CREATE INDEX "sheets_state" ON "sheets" USING btree ("state");