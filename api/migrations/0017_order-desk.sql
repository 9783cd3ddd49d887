CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_notes_actor" CHECK (case when "customer_notes"."actor" = 'system' then "customer_notes"."actor_id" is null and "customer_notes"."actor_name" is not null else "customer_notes"."actor_id" is not null and "customer_notes"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "order_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"channel" text NOT NULL,
	"outcome" text NOT NULL,
	"call_at" timestamp with time zone,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_attempts_actor" CHECK (case when "order_attempts"."actor" = 'system' then "order_attempts"."actor_id" is null and "order_attempts"."actor_name" is not null else "order_attempts"."actor_id" is not null and "order_attempts"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "order_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"reason" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_edits_actor" CHECK (case when "order_edits"."actor" = 'system' then "order_edits"."actor_id" is null and "order_edits"."actor_name" is not null else "order_edits"."actor_id" is not null and "order_edits"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "order_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "order_notes_actor" CHECK (case when "order_notes"."actor" = 'system' then "order_notes"."actor_id" is null and "order_notes"."actor_name" is not null else "order_notes"."actor_id" is not null and "order_notes"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "order_search_terms" (
	"order_id" integer NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "order_search_terms_order_id_term_pk" PRIMARY KEY("order_id","term")
);
--> statement-breakpoint
CREATE TABLE "order_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"definition" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmation" text DEFAULT 'not_needed' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "packing" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_digits" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "governorate_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "risk" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "risk_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_discount_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_discount_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fixed_shipping_piastres" bigint;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attempts" ADD CONSTRAINT "order_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_attempts_order" ON "order_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_edits_order" ON "order_edits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_feed_xid" ON "order_feed" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "order_feed_at" ON "order_feed" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_search_terms_term" ON "order_search_terms" USING btree ("term" text_pattern_ops,"order_id");--> statement-breakpoint
CREATE INDEX "order_views_staff" ON "order_views" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree (upper("sku"),"order_id");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("phone_digits","id");--> statement-breakpoint
CREATE INDEX "orders_governorate" ON "orders" USING btree ("governorate_id","id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_piastres","id");--> statement-breakpoint
CREATE INDEX "orders_to_confirm" ON "orders" USING btree ("risk" DESC NULLS FIRST,"id") WHERE state in ('draft', 'ongoing') and confirmation in ('to_confirm', 'asked');--> statement-breakpoint
CREATE INDEX "orders_unreachable" ON "orders" USING btree ("id") WHERE state in ('draft', 'ongoing') and confirmation = 'unreachable';--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("id") WHERE state = 'ongoing' and confirmation in ('not_needed', 'confirmed') and packing in ('none', 'picking');--> statement-breakpoint
CREATE INDEX "orders_ready" ON "orders" USING btree ("id") WHERE state = 'ongoing' and packing = 'packed';--> statement-breakpoint
UPDATE "orders" SET
	"confirmation" = CASE WHEN "state" = 'draft' THEN 'to_confirm' ELSE 'not_needed' END,
	"phone_digits" = regexp_replace("address"->>'mobile', '\D', '', 'g'),
	"governorate_id" = ("address"->>'stateId')::int;--> statement-breakpoint
-- The words of names as foldText() spells them, and phones from their last digit on (order-search-terms.ts).
INSERT INTO "order_search_terms" ("order_id", "term")
SELECT "orders"."id", 'n' || "word"
FROM "orders",
	LATERAL regexp_split_to_table(
		normalize(regexp_replace(normalize(
			translate(
				regexp_replace(
					lower(translate(
						regexp_replace(normalize("address"->>'fullName', NFKC), '[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]', '', 'g'),
						'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
					)),
					'[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640ء]', '', 'g'
				),
				'أإآٱىئؤةکیہپچڤگ', 'ااااييوهكيهبجفج'
			), NFD
		), '[\u0300-\u036F]', '', 'g'), NFC),
		'[\s\-_.,،؛:/()''"]+'
	) AS "word"
WHERE "word" <> ''
UNION
SELECT "id", 'p' || reverse(regexp_replace("phone", '\D', '', 'g'))
FROM "orders", LATERAL (VALUES ("address"->>'mobile'), ("address"->>'secondMobile')) AS "phones" ("phone")
WHERE "phone" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "feed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_feed" ("order_id", "kind") VALUES (NEW."id", CASE TG_OP WHEN 'INSERT' THEN 'placed' ELSE 'changed' END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_placed_feed" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "feed_order"();--> statement-breakpoint
CREATE TRIGGER "orders_changed_feed" AFTER UPDATE ON "orders" FOR EACH ROW WHEN (OLD."version" <> NEW."version") EXECUTE FUNCTION "feed_order"();
