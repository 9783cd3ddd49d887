DROP INDEX "customers_email";--> statement-breakpoint
DROP INDEX "customers_phone";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_proven_email" ON "customers" USING btree ("email") WHERE "customers"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_proven_phone" ON "customers" USING btree ("phone") WHERE "customers"."phone_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customers" USING btree ("phone");