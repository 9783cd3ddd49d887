CREATE TABLE "pinned_searches" (
	"key" text PRIMARY KEY NOT NULL,
	"query" text NOT NULL,
	"product_ids" integer[] NOT NULL,
	"version" bigint NOT NULL
);
