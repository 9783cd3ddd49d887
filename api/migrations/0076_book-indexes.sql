CREATE INDEX "order_events_returned" ON "order_events" USING btree ("order_id","at") WHERE state = 'returned';--> statement-breakpoint
CREATE INDEX "payment_attempts_paid" ON "payment_attempts" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_transfers" ON "payment_attempts" USING btree ("checking_since") WHERE provider = 'instapay' and state = 'pending' and checking_since is not null;--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at") WHERE state = 'done';