CREATE TABLE "daily_work" (
	"name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unused_originals" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
