ALTER TABLE "refunds" ADD COLUMN "returned" jsonb;
--> statement-breakpoint
UPDATE "refunds" SET "returned" = jsonb_build_object(
  'units', coalesce((
    SELECT jsonb_agg(jsonb_build_object('productId', "product_id", 'quantity', "units"))
    FROM (
      SELECT "product_id", sum("quantity") AS "units" FROM "return_inspections"
      WHERE "return_id" = "returns"."id" AND "outcome" <> 'not_accepted' GROUP BY "product_id"
    ) AS "taken"), '[]'),
  'deliveryPiastres', coalesce("returns"."delivery_piastres", 0))
FROM "returns"
WHERE "returns"."order_id" = "refunds"."order_id"
  AND ("refunds"."key" = 'return-' || "returns"."id" OR "refunds"."key" LIKE 'return-' || "returns"."id" || '-after-%');
