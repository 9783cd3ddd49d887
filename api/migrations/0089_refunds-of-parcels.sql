-- Parcels of paid orders that came back undelivered before their refund became a task of itself. Where money went back
-- already, it may have been for them.
INSERT INTO "payment_tasks" ("kind", "cause", "order_id", "amount_piastres", "opened_at")
SELECT 'refund_due', "number" || '/' || "place", "order_id", least("worth" - "cash_piastres", "kept"), now()
FROM (
	SELECT "orders"."number", "parcels"."place", "parcels"."order_id", "parcels"."cash_piastres",
		"paid_piastres" - "refunded_piastres" AS "kept",
		(
			SELECT sum(("order_lines"."total_piastres" - "discount_share_piastres") * "parcel_lines"."quantity" / "order_lines"."quantity")
			FROM "parcel_lines" JOIN "order_lines"
				ON "order_lines"."order_id" = "parcels"."order_id" AND "order_lines"."product_id" = "parcel_lines"."product_id"
			WHERE "parcel_lines"."parcel_id" = "parcels"."id"
		) AS "worth"
	FROM "parcels" JOIN "orders" ON "orders"."id" = "parcels"."order_id"
	WHERE "parcels"."state" IN ('returned', 'given_up') AND "delivered_at" IS NULL
		AND "orders"."state" IN ('dispatched', 'delivered', 'completed')
		AND NOT EXISTS (SELECT FROM "refunds" WHERE "refunds"."order_id" = "orders"."id" AND "refunds"."state" <> 'failed')
) AS "undelivered"
WHERE "kept" > 0 AND "worth" > "cash_piastres"
ON CONFLICT DO NOTHING;
