ALTER TABLE "addresses" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_key" ON "addresses" USING btree ("customer_id","key");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_key_unique" UNIQUE("key");