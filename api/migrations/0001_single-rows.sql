INSERT INTO "invoice_counter" ("id", "last") VALUES (1, 0);--> statement-breakpoint
ALTER TABLE "invoice_counter" ADD CONSTRAINT "invoice_counter_single" CHECK ("id" = 1);--> statement-breakpoint
INSERT INTO "catalog_version" ("id", "version") VALUES (1, 1);--> statement-breakpoint
ALTER TABLE "catalog_version" ADD CONSTRAINT "catalog_version_single" CHECK ("id" = 1);
