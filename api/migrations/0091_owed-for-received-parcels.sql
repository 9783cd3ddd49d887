-- Parcels that were received and came back while their order goes on, before what was paid for them became a task. Where
-- other money went back already, staff see on the order's page whether it was for them.
INSERT INTO "payment_tasks" ("kind", "cause", "order_id", "amount_piastres", "opened_at")
SELECT 'refund_due', "number" || '/' || "place", "order_id", least("worth", "kept"), now()
FROM (
	SELECT "orders"."number", "parcels"."place", "parcels"."order_id",
		"paid_piastres" - "refunded_piastres" + coalesce((
			SELECT sum("cash_piastres") FROM "parcels" AS "received"
			WHERE "received"."order_id" = "orders"."id" AND "received"."delivered_at" IS NOT NULL
		), 0) AS "kept",
		(
			SELECT sum(("order_lines"."total_piastres" - "discount_share_piastres") * "parcel_lines"."quantity" / "order_lines"."quantity")
			FROM "parcel_lines" JOIN "order_lines"
				ON "order_lines"."order_id" = "parcels"."order_id" AND "order_lines"."product_id" = "parcel_lines"."product_id"
			WHERE "parcel_lines"."parcel_id" = "parcels"."id"
		) AS "worth",
		coalesce((
			SELECT sum("amount_piastres") FROM "refunds"
			WHERE "refunds"."order_id" = "orders"."id" AND "refunds"."state" <> 'failed'
		), 0) AS "back"
	FROM "parcels" JOIN "orders" ON "orders"."id" = "parcels"."order_id"
	WHERE "parcels"."state" IN ('returned', 'given_up') AND "delivered_at" IS NOT NULL
		AND "orders"."state" IN ('dispatched', 'delivered', 'completed')
) AS "taken_back"
WHERE "kept" > 0 AND "back" < "worth"
ON CONFLICT DO NOTHING;
