CREATE TABLE "report_days" (
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
	CONSTRAINT "report_days_subject_day_key_pk" PRIMARY KEY("subject","day","key")
);
--> statement-breakpoint
CREATE TABLE "report_deltas" (
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
	"lost_shipping_piastres" bigint DEFAULT 0 NOT NULL
);--> statement-breakpoint
-- One order after another: what it adds to the summaries, times 1 or, for what it no longer is, times -1.
CREATE FUNCTION "report_outcome"("state" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "state" IN ('cancelled', 'returned') THEN "state" WHEN "state" IN ('delivered', 'completed') THEN 'delivered' ELSE 'open' END
$$;--> statement-breakpoint
CREATE FUNCTION "report_of_order"("of" "orders", "sign" int) RETURNS SETOF "report_days" LANGUAGE sql STABLE AS $$
	SELECT "subject", ("of"."placed_at" at time zone 'Africa/Cairo')::date, "key", "sign" * 1, "sign" * "alive", "sign" * "delivered", "sign" * "returned", "sign" * ("of"."confirmation" <> 'not_needed')::int, "sign" * ("of"."confirmation" = 'confirmed')::int, 0, 0, 0, "sign" * "alive" * ("of"."subtotal_piastres" - "of"."discount_piastres"), "sign" * "alive" * "discount", 0, "sign" * "alive" * "of"."shipping_piastres", "sign" * "returned" * "of"."shipping_piastres"
	FROM (SELECT ("outcome" IN ('open', 'delivered'))::int AS "alive", ("outcome" = 'delivered')::int AS "delivered", ("outcome" = 'returned')::int AS "returned"
		FROM report_outcome("of"."state") AS "outcome") AS "fate",
		(VALUES ('governorate', coalesce("of"."governorate_id"::text, ''), "of"."discount_piastres"),
			('voucher', "of"."voucher_code", "of"."discount_piastres" - "of"."staff_discount_piastres")) AS "subjects" ("subject", "key", "discount")
	WHERE "key" IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION "report_of_line"("of" "order_lines", "state" text, "placed_at" timestamptz, "sign" int) RETURNS SETOF "report_days" LANGUAGE sql STABLE AS $$
	SELECT 'product', ("placed_at" at time zone 'Africa/Cairo')::date, "of"."product_id"::text, "sign" * "of"."quantity", "sign" * "alive" * "of"."quantity", "sign" * "delivered" * "of"."quantity", "sign" * "returned" * "of"."quantity", 0, 0, 0, 0, 0, "sign" * "alive" * ("of"."total_piastres" - "of"."discount_share_piastres"), "sign" * "alive" * "of"."discount_share_piastres", "sign" * ("alive" * ((("of"."total_piastres" - "of"."discount_share_piastres") * 28 + 114) / 228)), 0, 0
	FROM (SELECT ("outcome" IN ('open', 'delivered'))::int AS "alive", ("outcome" = 'delivered')::int AS "delivered", ("outcome" = 'returned')::int AS "returned"
		FROM report_outcome("state") AS "outcome") AS "fate"
$$;--> statement-breakpoint
-- Cash that was collected counts on the day of delivery, also if the parcel came back later.
CREATE FUNCTION "report_of_parcel"("of" "parcels", "sign" int) RETURNS SETOF "report_days" LANGUAGE sql STABLE AS $$
	SELECT 'courier', ("moment" at time zone 'Africa/Cairo')::date, "of"."courier_id"::text, 0, 0, "sign" * ("kind" = 'delivered' AND "of"."state" = 'delivered')::int, "sign" * ("kind" = 'returned')::int, 0, 0, "sign" * ("kind" = 'delivered' AND "of"."state" = 'delivered' AND "of"."attempts" = 0)::int, "sign" * ("kind" = 'delivered' AND "of"."hand_in_id" IS NULL AND "of"."cash_piastres" > 0)::int, "sign" * ("kind" = 'delivered' AND "of"."hand_in_id" IS NULL AND "of"."cash_piastres" > 0)::int * "of"."cash_piastres", 0, 0, 0, 0, 0
	FROM (VALUES ('delivered', "of"."delivered_at"),
		('returned', CASE WHEN "of"."state" = 'returned' THEN "of"."state_at" END)) AS "moments" ("kind", "moment")
	WHERE "of"."courier_id" IS NOT NULL AND "moment" IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION "note_report_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "report_deltas" SELECT * FROM report_of_order(OLD, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "report_deltas" SELECT * FROM report_of_order(NEW, 1);
	END IF;
	-- What its lines are to the summaries depends on the order; lines that change note themselves.
	IF TG_OP = 'UPDATE' AND (OLD."placed_at" <> NEW."placed_at" OR report_outcome(OLD."state") <> report_outcome(NEW."state")) THEN
		INSERT INTO "report_deltas"
		SELECT "fact".* FROM "order_lines" AS "line", LATERAL report_of_line("line", OLD."state", OLD."placed_at", -1) AS "fact"
		WHERE "line"."order_id" = NEW."id";
		INSERT INTO "report_deltas"
		SELECT "fact".* FROM "order_lines" AS "line", LATERAL report_of_line("line", NEW."state", NEW."placed_at", 1) AS "fact"
		WHERE "line"."order_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- For each statement: an order's lines are written together.
CREATE FUNCTION "note_report_of_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "report_deltas"
		SELECT "fact".* FROM "gone" AS "line" JOIN "orders" ON "orders"."id" = "line"."order_id",
			LATERAL report_of_line("line"::"order_lines", "orders"."state", "orders"."placed_at", -1) AS "fact";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "report_deltas"
		SELECT "fact".* FROM "come" AS "line" JOIN "orders" ON "orders"."id" = "line"."order_id",
			LATERAL report_of_line("line"::"order_lines", "orders"."state", "orders"."placed_at", 1) AS "fact";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_report_of_parcel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "report_deltas" SELECT * FROM report_of_parcel(OLD, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "report_deltas" SELECT * FROM report_of_parcel(NEW, 1);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_report" AFTER INSERT OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "note_report_of_order"();--> statement-breakpoint
CREATE TRIGGER "orders_changed_report" AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN ((OLD."state", OLD."confirmation", OLD."placed_at", OLD."governorate_id", OLD."voucher_code", OLD."subtotal_piastres", OLD."discount_piastres", OLD."staff_discount_piastres", OLD."shipping_piastres") IS DISTINCT FROM (NEW."state", NEW."confirmation", NEW."placed_at", NEW."governorate_id", NEW."voucher_code", NEW."subtotal_piastres", NEW."discount_piastres", NEW."staff_discount_piastres", NEW."shipping_piastres"))
	EXECUTE FUNCTION "note_report_of_order"();--> statement-breakpoint
CREATE TRIGGER "order_lines_come_report" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "note_report_of_lines"();--> statement-breakpoint
CREATE TRIGGER "order_lines_gone_report" AFTER DELETE ON "order_lines" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_report_of_lines"();--> statement-breakpoint
CREATE TRIGGER "order_lines_changed_report" AFTER UPDATE ON "order_lines" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "note_report_of_lines"();--> statement-breakpoint
CREATE TRIGGER "parcels_report" AFTER INSERT OR DELETE ON "parcels" FOR EACH ROW EXECUTE FUNCTION "note_report_of_parcel"();--> statement-breakpoint
CREATE TRIGGER "parcels_changed_report" AFTER UPDATE ON "parcels" FOR EACH ROW
	WHEN ((OLD."state", OLD."state_at", OLD."courier_id", OLD."delivered_at", OLD."attempts", OLD."hand_in_id", OLD."cash_piastres") IS DISTINCT FROM (NEW."state", NEW."state_at", NEW."courier_id", NEW."delivered_at", NEW."attempts", NEW."hand_in_id", NEW."cash_piastres"))
	EXECUTE FUNCTION "note_report_of_parcel"();--> statement-breakpoint
CREATE VIEW "report_rows" AS
	SELECT "fact".* FROM "orders", LATERAL report_of_order("orders", 1) AS "fact"
	UNION ALL
	SELECT "fact".* FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_lines"."order_id",
		LATERAL report_of_line("order_lines", "orders"."state", "orders"."placed_at", 1) AS "fact"
	UNION ALL
	SELECT "fact".* FROM "parcels", LATERAL report_of_parcel("parcels", 1) AS "fact";--> statement-breakpoint
-- The triggers are there, and their locks keep writers out until this is committed.
INSERT INTO "report_days" SELECT "subject", "day", "key", sum("placed"), sum("sold"), sum("delivered"), sum("returned"), sum("asked"), sum("confirmed"), sum("first_attempts"), sum("outstanding"), sum("outstanding_piastres"), sum("sales_piastres"), sum("discount_piastres"), sum("vat_piastres"), sum("shipping_piastres"), sum("lost_shipping_piastres") FROM "report_rows" GROUP BY "subject", "day", "key";
