CREATE TABLE "original_removals" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"bytes" bigint NOT NULL
);
