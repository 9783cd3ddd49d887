DROP INDEX "one_time_codes_destination";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "login" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "outbox_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_login" ON "one_time_codes" USING btree ("login","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_customer" ON "one_time_codes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "contact_messages_phone" ON "contact_messages" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_outbox" ON "contact_messages" USING btree ("outbox_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_destination" ON "one_time_codes" USING btree ("destination","created_at");