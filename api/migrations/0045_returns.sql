CREATE TABLE "return_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_events_actor" CHECK (case when "return_events"."actor" = 'system' then "return_events"."actor_id" is null and "return_events"."actor_name" is not null else "return_events"."actor_id" is not null and "return_events"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "return_inspections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_inspections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"finding" text NOT NULL,
	"outcome" text NOT NULL,
	"quantity" integer NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_inspections_quantity" CHECK ("return_inspections"."quantity" > 0),
	CONSTRAINT "return_inspections_actor" CHECK (case when "return_inspections"."actor" = 'system' then "return_inspections"."actor_id" is null and "return_inspections"."actor_name" is not null else "return_inspections"."actor_id" is not null and "return_inspections"."actor_name" is null end)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_product_id_pk" PRIMARY KEY("return_id","product_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"return_id" integer,
	"jpeg" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"note" text,
	"answer" text,
	"payout" jsonb,
	"pickup_day" date,
	"pickup_fee_piastres" bigint DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone,
	"refund_due_at" timestamp with time zone,
	"goods_piastres" bigint,
	"delivery_piastres" bigint,
	"refund_id" integer,
	"replacement_order_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "returns_fee" CHECK ("returns"."pickup_fee_piastres" >= 0),
	CONSTRAINT "returns_money" CHECK (("returns"."goods_piastres" is null) = ("returns"."delivery_piastres" is null) and "returns"."goods_piastres" >= 0 and "returns"."delivery_piastres" >= 0),
	CONSTRAINT "returns_refund" CHECK ("returns"."refund_id" is null or "returns"."state" = 'refunded'),
	CONSTRAINT "returns_replacement" CHECK (("returns"."state" = 'exchanged') = ("returns"."replacement_order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_inspections" ADD CONSTRAINT "return_inspections_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_inspections" ADD CONSTRAINT "return_inspections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_events_return" ON "return_events" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_inspections_return" ON "return_inspections" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_pictures_return" ON "return_pictures" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_pictures_unused" ON "return_pictures" USING btree ("customer_id","at") WHERE return_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_key" ON "returns" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "returns_state" ON "returns" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "returns_due" ON "returns" USING btree ("refund_due_at") WHERE refund_due_at is not null;