-- Orders that came back before their refund became a task of itself.
INSERT INTO "payment_tasks" ("kind", "cause", "order_id", "amount_piastres", "opened_at")
SELECT 'refund_due', "number", "id", "owed", now()
FROM (
	SELECT "id", "number", "paid_piastres" - "refunded_piastres" + coalesce((
		SELECT sum("cash_piastres") FROM "parcels"
		WHERE "parcels"."order_id" = "orders"."id" AND "delivered_at" IS NOT NULL
	), 0) AS "owed"
	FROM "orders" WHERE "state" = 'returned'
) AS "returned"
WHERE "owed" > 0
ON CONFLICT DO NOTHING;
