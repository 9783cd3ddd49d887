CREATE TABLE "credit_note_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" bigint DEFAULT 0 NOT NULL,
	"first" bigint DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_note_counter_single" CHECK ("credit_note_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "credit_note_lines" (
	"number" bigint NOT NULL,
	"line_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"total_piastres" bigint NOT NULL,
	"vat_piastres" bigint NOT NULL,
	CONSTRAINT "credit_note_lines_number_line_id_pk" PRIMARY KEY("number","line_id"),
	CONSTRAINT "credit_note_lines_money" CHECK ("credit_note_lines"."pieces" >= 0 and "credit_note_lines"."total_piastres" >= 0 and "credit_note_lines"."vat_piastres" between 0 and "credit_note_lines"."total_piastres")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" bigint PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"refund_id" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"shipping_piastres" bigint NOT NULL,
	"total_piastres" bigint NOT NULL,
	CONSTRAINT "credit_notes_money" CHECK ("credit_notes"."shipping_piastres" >= 0 and "credit_notes"."total_piastres" > 0 and "credit_notes"."shipping_piastres" <= "credit_notes"."total_piastres")
);
--> statement-breakpoint
ALTER TABLE "restores" ADD COLUMN "last_credit_note_number" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restores" ADD COLUMN "first_credit_note_number" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_number_credit_notes_number_fk" FOREIGN KEY ("number") REFERENCES "public"."credit_notes"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_lines_line" ON "credit_note_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_notes_issued" ON "credit_notes" USING btree ("issued_at","number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_refund" ON "credit_notes" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_returned" ON "credit_notes" USING btree ("order_id") WHERE kind = 'returned';--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","number");--> statement-breakpoint
INSERT INTO "credit_note_counter" ("id", "last", "first", "since")
SELECT 1, "n", "n" + 1, CASE WHEN EXISTS (SELECT FROM "invoices") THEN now() ELSE '2020-01-01T00:00:00Z' END
FROM (SELECT coalesce(max("first_invoice_number"), 1) - 1 AS "n" FROM "restores") AS "numbers";
