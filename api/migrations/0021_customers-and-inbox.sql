-- Spells as foldText() does.
CREATE FUNCTION "folded"("given" text) RETURNS text LANGUAGE sql AS $$
	SELECT normalize(regexp_replace(normalize(
		translate(
			regexp_replace(
				lower(translate(
					regexp_replace(normalize("given", NFKC), '[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]', '', 'g'),
					'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
				)),
				'[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640ء]', '', 'g'
			),
			'أإآٱىئؤةکیہپچڤگ', 'ااااييوهكيهبجفج'
		), NFD
	), '[\u0300-\u036F]', '', 'g'), NFC)
$$;--> statement-breakpoint
CREATE TABLE "customer_search_terms" (
	"customer_id" integer NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "customer_search_terms_customer_id_term_pk" PRIMARY KEY("customer_id","term")
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"text" text NOT NULL,
	"outbox_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_answers_actor" CHECK (case when "contact_answers"."actor" = 'system' then "contact_answers"."actor_id" is null and "contact_answers"."actor_name" is not null else "contact_answers"."actor_id" is not null and "contact_answers"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "customer_notes" DROP CONSTRAINT "customer_notes_customer_id_customers_id_fk";
--> statement-breakpoint
DROP INDEX "customer_notes_customer";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "staff_note" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "contact_messages" SET "search_text" = "folded"(concat_ws(E'\n', "name", "phone", "email", "message"));--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "search_text" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_search_terms" ADD CONSTRAINT "customer_search_terms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_search_terms_term" ON "customer_search_terms" USING btree ("term" text_pattern_ops,"customer_id");--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_answers_outbox" ON "contact_answers" USING btree ("outbox_id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_blocked" ON "customers" USING btree ("id") WHERE blocked_at is not null;--> statement-breakpoint
CREATE INDEX "customers_merged_into" ON "customers" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "contact_messages_customer" ON "contact_messages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "contact_messages_assigned" ON "contact_messages" USING btree ("assigned_to","id");--> statement-breakpoint
CREATE INDEX "contact_messages_new" ON "contact_messages" USING btree ("id") WHERE state = 'new';--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id","id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_blocked_with_reason" CHECK (("customers"."blocked_at" is null) = ("customers"."blocked_reason" is null));--> statement-breakpoint
-- As customer-terms.ts makes them.
INSERT INTO "customer_search_terms" ("customer_id", "term")
SELECT "id", 'n' || "word"
FROM "customers", LATERAL regexp_split_to_table("folded"("name"), '[\s\-_.,،؛:/()''"]+') AS "word"
WHERE "word" <> ''
UNION
SELECT "id", 'p' || reverse(regexp_replace("phone", '\D', '', 'g')) FROM "customers" WHERE "phone" IS NOT NULL
UNION
SELECT "id", 'e' || "email" FROM "customers" WHERE "email" IS NOT NULL;--> statement-breakpoint
DROP FUNCTION "folded"(text);
