CREATE TABLE "product_costs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_costs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"cost_piastres" bigint,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_costs_not_negative" CHECK ("product_costs"."cost_piastres" >= 0),
	CONSTRAINT "product_costs_actor" CHECK (case when "product_costs"."actor" = 'system' then "product_costs"."actor_id" is null and "product_costs"."actor_name" is not null else "product_costs"."actor_id" is not null and "product_costs"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"product_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" jsonb NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_versions_product_id_version_pk" PRIMARY KEY("product_id","version"),
	CONSTRAINT "product_versions_actor" CHECK (case when "product_versions"."actor" = 'system' then "product_versions"."actor_id" is null and "product_versions"."actor_name" is not null else "product_versions"."actor_id" is not null and "product_versions"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "planned_discount_basis_points" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "discount_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "discount_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo" jsonb DEFAULT '{"title":{"ar":"","en":""},"description":{"ar":"","en":""}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "related" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_costs" ADD CONSTRAINT "product_costs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_costs_product" ON "product_costs" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "products_slug" ON "products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "products_turn" ON "products" USING btree (least("on_sale_from", "discount_from", "discount_until")) WHERE least("products"."on_sale_from", "products"."discount_from", "products"."discount_until") is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_published_is_no_draft" CHECK (not ("products"."published" and ("products"."draft" or "products"."on_sale_from" is not null)));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_planned_discount" CHECK (("products"."planned_discount_basis_points" is null) = ("products"."discount_from" is null) and "products"."planned_discount_basis_points" between 0 and 10000);