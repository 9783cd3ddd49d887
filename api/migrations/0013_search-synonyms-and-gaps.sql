CREATE TABLE "search_synonyms" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"kind" text NOT NULL,
	"phrase" text NOT NULL,
	"key" text NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_synonyms_phrase" UNIQUE("group_name","key")
);
--> statement-breakpoint
ALTER TABLE "search_gaps" DROP CONSTRAINT "search_gaps_pkey";--> statement-breakpoint
ALTER TABLE "search_gaps" ADD COLUMN "reason" text DEFAULT 'nothing' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_gaps" ADD CONSTRAINT "search_gaps_query_reason_pk" PRIMARY KEY("query","reason");