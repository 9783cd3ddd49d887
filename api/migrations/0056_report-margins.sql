-- Nobody appends or folds changes until this is committed.
LOCK TABLE "orders", "order_lines", "parcels", "report_days", "report_deltas" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DROP VIEW "report_rows";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cost_piastres" bigint;--> statement-breakpoint
ALTER TABLE "report_days" ADD COLUMN "costed_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_days" ADD COLUMN "cost_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_deltas" ADD COLUMN "costed_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_deltas" ADD COLUMN "cost_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_months" ADD COLUMN "costed_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_months" ADD COLUMN "cost_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "report_of_order"("of" "orders", "sign" int) RETURNS SETOF "report_days" LANGUAGE sql STABLE AS $$
	SELECT "subject", ("of"."placed_at" at time zone 'Africa/Cairo')::date, "key", "sign" * 1, "sign" * "alive", "sign" * "delivered", "sign" * "returned", "sign" * ("of"."confirmation" <> 'not_needed')::int, "sign" * ("of"."confirmation" = 'confirmed')::int, 0, 0, 0, "sign" * "alive" * ("of"."subtotal_piastres" - "of"."discount_piastres"), "sign" * "alive" * "discount", 0, "sign" * "alive" * "of"."shipping_piastres", "sign" * "returned" * "of"."shipping_piastres", 0, 0
	FROM (SELECT ("outcome" IN ('open', 'delivered'))::int AS "alive", ("outcome" = 'delivered')::int AS "delivered", ("outcome" = 'returned')::int AS "returned"
		FROM report_outcome("of"."state") AS "outcome") AS "fate",
		(VALUES ('governorate', coalesce("of"."governorate_id"::text, ''), "of"."discount_piastres"),
			('voucher', "of"."voucher_code", "of"."discount_piastres" - "of"."staff_discount_piastres")) AS "subjects" ("subject", "key", "discount")
	WHERE "key" IS NOT NULL
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "report_of_line"("of" "order_lines", "state" text, "placed_at" timestamptz, "sign" int) RETURNS SETOF "report_days" LANGUAGE sql STABLE AS $$
	SELECT "subject", ("placed_at" at time zone 'Africa/Cairo')::date, "key", "sign" * "of"."quantity", "sign" * "alive" * "of"."quantity", "sign" * "delivered" * "of"."quantity", "sign" * "returned" * "of"."quantity", 0, 0, 0, 0, 0, "sign" * "alive" * ("of"."total_piastres" - "of"."discount_share_piastres"), "sign" * "alive" * "of"."discount_share_piastres", "sign" * ("alive" * ((("of"."total_piastres" - "of"."discount_share_piastres") * 28 + 114) / 228)), 0, 0, CASE WHEN "of"."cost_piastres" IS NULL THEN 0 ELSE "sign" * "alive" * ("of"."total_piastres" - "of"."discount_share_piastres") END, "sign" * "alive" * "of"."quantity" * coalesce("of"."cost_piastres", 0)
	FROM (SELECT ("outcome" IN ('open', 'delivered'))::int AS "alive", ("outcome" = 'delivered')::int AS "delivered", ("outcome" = 'returned')::int AS "returned"
		FROM report_outcome("state") AS "outcome") AS "fate",
		(VALUES ('product', "of"."product_id"::text), ('goods', '')) AS "subjects" ("subject", "key")
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "report_of_parcel"("of" "parcels", "sign" int) RETURNS SETOF "report_days" LANGUAGE sql STABLE AS $$
	SELECT 'courier', ("moment" at time zone 'Africa/Cairo')::date, "of"."courier_id"::text, 0, 0, "sign" * ("kind" = 'delivered' AND "of"."state" = 'delivered')::int, "sign" * ("kind" = 'returned')::int, 0, 0, "sign" * ("kind" = 'delivered' AND "of"."state" = 'delivered' AND "of"."attempts" = 0)::int, "sign" * ("kind" = 'delivered' AND "of"."hand_in_id" IS NULL AND "of"."cash_piastres" > 0)::int, "sign" * ("kind" = 'delivered' AND "of"."hand_in_id" IS NULL AND "of"."cash_piastres" > 0)::int * ("of"."cash_piastres" - "of"."settled_piastres"), 0, 0, 0, 0, 0, 0, 0
	FROM (VALUES ('delivered', "of"."delivered_at"),
		('returned', CASE WHEN "of"."state" = 'returned' THEN "of"."state_at" END)) AS "moments" ("kind", "moment")
	WHERE "of"."courier_id" IS NOT NULL AND "moment" IS NOT NULL
$$;--> statement-breakpoint
CREATE VIEW "report_rows" AS
	SELECT "fact".* FROM "orders", LATERAL report_of_order("orders", 1) AS "fact"
	UNION ALL
	SELECT "fact".* FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_lines"."order_id",
		LATERAL report_of_line("order_lines", "orders"."state", "orders"."placed_at", 1) AS "fact"
	UNION ALL
	SELECT "fact".* FROM "parcels", LATERAL report_of_parcel("parcels", 1) AS "fact";--> statement-breakpoint
-- No writer of lines can forget it, and a line that is written again keeps what was known.
CREATE FUNCTION "note_cost_of_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."cost_piastres" = (SELECT "cost_piastres" FROM "product_costs" WHERE "product_id" = NEW."product_id" ORDER BY "id" DESC LIMIT 1);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_lines_cost" BEFORE INSERT ON "order_lines" FOR EACH ROW WHEN (NEW."cost_piastres" IS NULL) EXECUTE FUNCTION "note_cost_of_line"();
