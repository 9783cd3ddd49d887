CREATE TABLE "removed_products" (
	"id" integer PRIMARY KEY NOT NULL,
	"removed_in" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "removed_products_removed" ON "removed_products" USING btree ("removed_in");