CREATE TABLE "goods_receipt_lines" (
	"receipt_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"movement_id" bigint NOT NULL,
	"cost_piastres" bigint,
	CONSTRAINT "goods_receipt_lines_receipt_id_product_id_pk" PRIMARY KEY("receipt_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "goods_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"reference" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	CONSTRAINT "goods_receipts_key_unique" UNIQUE("key"),
	CONSTRAINT "goods_receipts_actor" CHECK (case when "goods_receipts"."actor" = 'system' then "goods_receipts"."actor_id" is null and "goods_receipts"."actor_name" is not null else "goods_receipts"."actor_id" is not null and "goods_receipts"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "goods_receipt_lines" ADD CONSTRAINT "goods_receipt_lines_receipt_id_goods_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."goods_receipts"("id") ON DELETE no action ON UPDATE no action;