CREATE TABLE "report_months" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"placed" bigint DEFAULT 0 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"delivered" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"asked" bigint DEFAULT 0 NOT NULL,
	"confirmed" bigint DEFAULT 0 NOT NULL,
	"first_attempts" bigint DEFAULT 0 NOT NULL,
	"outstanding" bigint DEFAULT 0 NOT NULL,
	"outstanding_piastres" bigint DEFAULT 0 NOT NULL,
	"sales_piastres" bigint DEFAULT 0 NOT NULL,
	"discount_piastres" bigint DEFAULT 0 NOT NULL,
	"vat_piastres" bigint DEFAULT 0 NOT NULL,
	"shipping_piastres" bigint DEFAULT 0 NOT NULL,
	"lost_shipping_piastres" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_months_subject_day_key_pk" PRIMARY KEY("subject","day","key")
);--> statement-breakpoint
-- Nobody appends or folds changes until this is committed.
LOCK TABLE "orders", "order_lines", "report_days", "report_deltas" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- A line adds to its product's summary and to that of all goods.
CREATE OR REPLACE FUNCTION "report_of_line"("of" "order_lines", "state" text, "placed_at" timestamptz, "sign" int) RETURNS SETOF "report_days" LANGUAGE sql STABLE AS $$
	SELECT "subject", ("placed_at" at time zone 'Africa/Cairo')::date, "key", "sign" * "of"."quantity", "sign" * "alive" * "of"."quantity", "sign" * "delivered" * "of"."quantity", "sign" * "returned" * "of"."quantity", 0, 0, 0, 0, 0, "sign" * "alive" * ("of"."total_piastres" - "of"."discount_share_piastres"), "sign" * "alive" * "of"."discount_share_piastres", "sign" * ("alive" * ((("of"."total_piastres" - "of"."discount_share_piastres") * 28 + 114) / 228)), 0, 0
	FROM (SELECT ("outcome" IN ('open', 'delivered'))::int AS "alive", ("outcome" = 'delivered')::int AS "delivered", ("outcome" = 'returned')::int AS "returned"
		FROM report_outcome("state") AS "outcome") AS "fate",
		(VALUES ('product', "of"."product_id"::text), ('goods', '')) AS "subjects" ("subject", "key")
$$;--> statement-breakpoint
INSERT INTO "report_days" SELECT 'goods', "day", '', sum("placed"), sum("sold"), sum("delivered"), sum("returned"), sum("asked"), sum("confirmed"), sum("first_attempts"), sum("outstanding"), sum("outstanding_piastres"), sum("sales_piastres"), sum("discount_piastres"), sum("vat_piastres"), sum("shipping_piastres"), sum("lost_shipping_piastres") FROM (SELECT * FROM "report_days" UNION ALL SELECT * FROM "report_deltas") AS "summaries" WHERE "subject" = 'product' GROUP BY "day";--> statement-breakpoint
INSERT INTO "report_months" SELECT "subject", date_trunc('month', "day")::date, "key", sum("placed"), sum("sold"), sum("delivered"), sum("returned"), sum("asked"), sum("confirmed"), sum("first_attempts"), sum("outstanding"), sum("outstanding_piastres"), sum("sales_piastres"), sum("discount_piastres"), sum("vat_piastres"), sum("shipping_piastres"), sum("lost_shipping_piastres") FROM "report_days" GROUP BY 1, 2, 3;
