CREATE TABLE "inspections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parcel_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"quantity" integer NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspections_quantity" CHECK ("inspections"."quantity" > 0),
	CONSTRAINT "inspections_actor" CHECK (case when "inspections"."actor" = 'system' then "inspections"."actor_id" is null and "inspections"."actor_name" is not null else "inspections"."actor_id" is not null and "inspections"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"postponed_to" date,
	"note" text,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_events_actor" CHECK (case when "parcel_events"."actor" = 'system' then "parcel_events"."actor_id" is null and "parcel_events"."actor_name" is not null else "parcel_events"."actor_id" is not null and "parcel_events"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_product_id_pk" PRIMARY KEY("parcel_id","product_id"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"cash_piastres" bigint NOT NULL,
	"fragile" boolean DEFAULT false NOT NULL,
	"weight_grams" integer,
	"courier_id" integer,
	"tracking_number" text,
	"handover_id" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"postponed_to" date,
	"delivered_at" timestamp with time zone,
	"hand_in_id" integer,
	"inspected_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "parcels_cash_not_negative" CHECK ("parcels"."cash_piastres" >= 0),
	CONSTRAINT "parcels_left_with_a_courier" CHECK ("parcels"."state" in ('packed', 'void') or ("parcels"."courier_id" is not null and "parcels"."handover_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "picks" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"picked" integer NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "picks_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "picks_not_negative" CHECK ("picks"."picked" >= 0),
	CONSTRAINT "picks_actor" CHECK (case when "picks"."actor" = 'system' then "picks"."actor_id" is null and "picks"."actor_name" is not null else "picks"."actor_id" is not null and "picks"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "cash_hand_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_hand_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courier_id" integer NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	"expected_piastres" bigint NOT NULL,
	"received_piastres" bigint NOT NULL,
	"reason" text,
	CONSTRAINT "cash_hand_ins_received" CHECK ("cash_hand_ins"."received_piastres" >= 0),
	CONSTRAINT "cash_hand_ins_reason" CHECK ("cash_hand_ins"."received_piastres" = "cash_hand_ins"."expected_piastres" or "cash_hand_ins"."reason" is not null),
	CONSTRAINT "cash_hand_ins_actor" CHECK (case when "cash_hand_ins"."actor" = 'system' then "cash_hand_ins"."actor_id" is null and "cash_hand_ins"."actor_name" is not null else "cash_hand_ins"."actor_id" is not null and "cash_hand_ins"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"kind" text NOT NULL,
	"phone" text,
	"tracking_link" text,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "couriers_tracking_link" CHECK ("couriers"."tracking_link" is null or "couriers"."tracking_link" like 'https://%{number}%')
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courier_id" integer NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"opened_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"count" integer DEFAULT 0 NOT NULL,
	"sum_piastres" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "handovers_actor" CHECK (case when "handovers"."actor" = 'system' then "handovers"."actor_id" is null and "handovers"."actor_name" is not null else "handovers"."actor_id" is not null and "handovers"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_problem" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_inspect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unsettled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf" text;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_hand_in_id_cash_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."cash_hand_ins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picks" ADD CONSTRAINT "picks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picks" ADD CONSTRAINT "picks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD CONSTRAINT "cash_hand_ins_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_outcome" ON "inspections" USING btree ("parcel_id","product_id","outcome");--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_place" ON "parcels" USING btree ("order_id","place");--> statement-breakpoint
CREATE INDEX "parcels_state" ON "parcels" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "parcels_handover" ON "parcels" USING btree ("handover_id");--> statement-breakpoint
CREATE INDEX "parcels_hand_in" ON "parcels" USING btree ("hand_in_id");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree (upper("tracking_number"));--> statement-breakpoint
CREATE INDEX "parcels_to_inspect" ON "parcels" USING btree ("id") WHERE state = 'returned' and inspected_at is null;--> statement-breakpoint
CREATE INDEX "parcels_cash_outstanding" ON "parcels" USING btree ("courier_id","delivered_at") WHERE delivered_at is not null and hand_in_id is null and cash_piastres > 0;--> statement-breakpoint
CREATE INDEX "cash_hand_ins_courier" ON "cash_hand_ins" USING btree ("courier_id","id");--> statement-breakpoint
CREATE INDEX "handovers_open" ON "handovers" USING btree ("id") WHERE signed_at is null;--> statement-breakpoint
CREATE INDEX "orders_parcel_problem" ON "orders" USING btree ("id") WHERE parcel_problem;--> statement-breakpoint
CREATE INDEX "orders_to_inspect" ON "orders" USING btree ("id") WHERE to_inspect;--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("id") WHERE unsettled;--> statement-breakpoint
INSERT INTO "couriers" ("name_ar", "name_en", "kind") VALUES ('شركة شحن', 'Shipping company', 'manual'), ('مندوب المحل', 'Our own driver', 'own_driver');--> statement-breakpoint
-- Orders dispatched until now left in one parcel each, with the manual courier; handover and parcel get the order's id.
INSERT INTO "handovers" ("id", "courier_id", "actor", "actor_id", "actor_name", "opened_at", "signed_at", "count", "sum_piastres") OVERRIDING SYSTEM VALUE
SELECT "orders"."id", (SELECT min("id") FROM "couriers"), "actor", "actor_id", "actor_name", "at", "at", 1, "total_piastres"
FROM "orders" JOIN "order_events" ON "order_id" = "orders"."id" AND "order_events"."state" = 'dispatched';--> statement-breakpoint
-- Cash of orders that were done with counts as handed in; that of delivered ones is outstanding.
INSERT INTO "cash_hand_ins" ("courier_id", "actor", "actor_name", "at", "expected_piastres", "received_piastres")
SELECT (SELECT min("id") FROM "couriers"), 'system', 'command line', max("at"), sum("total_piastres"), sum("total_piastres")
FROM "orders" JOIN "order_events" ON "order_id" = "orders"."id" AND "order_events"."state" = 'delivered'
WHERE "orders"."state" IN ('completed', 'returned') HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO "parcels" ("id", "order_id", "place", "state", "state_at", "cash_piastres", "courier_id", "handover_id", "delivered_at", "hand_in_id", "inspected_at") OVERRIDING SYSTEM VALUE
SELECT "orders"."id", "orders"."id", 1,
	CASE "orders"."state" WHEN 'dispatched' THEN 'handed_over' WHEN 'returned' THEN 'returned' ELSE 'delivered' END,
	coalesce("returned"."at", "delivered"."at", "dispatched"."at"), "total_piastres", (SELECT min("id") FROM "couriers"), "orders"."id", "delivered"."at",
	CASE WHEN "orders"."state" IN ('completed', 'returned') AND "delivered"."at" IS NOT NULL THEN (SELECT min("id") FROM "cash_hand_ins") END, "returned"."at"
FROM "orders" JOIN "order_events" AS "dispatched" ON "dispatched"."order_id" = "orders"."id" AND "dispatched"."state" = 'dispatched'
LEFT JOIN "order_events" AS "delivered" ON "delivered"."order_id" = "orders"."id" AND "delivered"."state" = 'delivered'
LEFT JOIN "order_events" AS "returned" ON "returned"."order_id" = "orders"."id" AND "returned"."state" = 'returned';--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('handovers', 'id'), max("id")) FROM "handovers" HAVING count(*) > 0;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('parcels', 'id'), max("id")) FROM "parcels" HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO "parcel_lines" ("parcel_id", "product_id", "quantity")
SELECT "parcels"."id", "product_id", "quantity" FROM "parcels" JOIN "order_lines" ON "order_lines"."order_id" = "parcels"."order_id";--> statement-breakpoint
INSERT INTO "parcel_events" ("parcel_id", "state", "actor", "actor_id", "actor_name", "at")
SELECT "parcels"."id", "steps"."to", "actor", "actor_id", "actor_name", "at"
FROM "parcels" JOIN "order_events" ON "order_events"."order_id" = "parcels"."order_id"
JOIN (VALUES (1, 'dispatched', 'packed'), (2, 'dispatched', 'handed_over'), (3, 'delivered', 'delivered'), (4, 'returned', 'returned')) AS "steps" ("place", "from", "to") ON "steps"."from" = "order_events"."state"
ORDER BY "order_events"."id", "steps"."place";--> statement-breakpoint
INSERT INTO "inspections" ("parcel_id", "product_id", "outcome", "quantity", "actor", "actor_id", "actor_name", "at")
SELECT "parcels"."id", "product_id", CASE WHEN "written_off" THEN 'written_off' ELSE 'sellable' END, "delta", "actor", "actor_id", "actor_name", "at"
FROM "parcels" JOIN (
	SELECT *, EXISTS (SELECT FROM "stock_movements" AS "off" WHERE "off"."order_id" = "back"."order_id" AND "off"."product_id" = "back"."product_id" AND "off"."reason" = 'written_off') AS "written_off"
	FROM "stock_movements" AS "back" WHERE "reason" = 'came_back'
) AS "back" ON "back"."order_id" = "parcels"."order_id"
WHERE "parcels"."state" = 'returned';--> statement-breakpoint
UPDATE "orders" SET "packing" = 'packed', "unsettled" = "state" = 'delivered' AND "total_piastres" > 0
WHERE "state" IN ('dispatched', 'delivered', 'completed', 'returned');
