ALTER TABLE "shipping_rates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD COLUMN "benefit" jsonb;--> statement-breakpoint
UPDATE "voucher_redemptions" SET "benefit" = (
  SELECT jsonb_build_object(
    'percentBasisPoints', percent_basis_points,
    'amountPiastres', amount_piastres,
    'minimumPiastres', minimum_piastres,
    'categoryId', category_id,
    'brandId', brand_id)
  FROM "vouchers" WHERE "vouchers"."id" = "voucher_id");--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ALTER COLUMN "benefit" SET NOT NULL;
