DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "audit_log_actor_id";--> statement-breakpoint
DROP INDEX "audit_log_action";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_pending_secret" text;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id" ON "audit_log" USING btree ("actor","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
ALTER TABLE "staff" DROP COLUMN "totp_confirmed_at";