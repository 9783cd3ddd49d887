CREATE TABLE "product_previews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_previews_staff" ON "product_previews" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "product_previews_ends" ON "product_previews" USING btree ("ends_at");