CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"currency" text DEFAULT 'EGP' NOT NULL,
	"live" boolean NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"provider_order" text,
	"provider_session" text,
	"provider_payment" text,
	"merchant" text,
	"redirect_url" text,
	"pay_number" text,
	"pay_holder" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"received_piastres" bigint DEFAULT 0 NOT NULL,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"source" text,
	"failure" text,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"checking_since" timestamp with time zone,
	"sender_end" text,
	"sender_name" text,
	CONSTRAINT "payment_attempts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_piastres" > 0),
	CONSTRAINT "payment_attempts_money" CHECK ("payment_attempts"."refunded_piastres" between 0 and "payment_attempts"."received_piastres" and ("payment_attempts"."received_piastres" > 0) = ("payment_attempts"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"digest" text NOT NULL,
	"body" text NOT NULL,
	"query" text NOT NULL,
	"verdict" text NOT NULL,
	"reading" text,
	"attempt_id" integer,
	"outcome" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"order_id" integer,
	"attempt_id" integer,
	"amount_piastres" bigint,
	"detail" text,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"order_id" integer NOT NULL,
	"attempt_id" integer,
	"amount_piastres" bigint NOT NULL,
	"reason" text NOT NULL,
	"route" text NOT NULL,
	"state" text NOT NULL,
	"proof" text,
	"failure" text,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"try_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_piastres" > 0),
	CONSTRAINT "refunds_route" CHECK (("refunds"."route" = 'provider') <= ("refunds"."attempt_id" is not null)),
	CONSTRAINT "refunds_actor" CHECK (case when "refunds"."actor" = 'system' then "refunds"."actor_id" is null and "refunds"."actor_name" is not null else "refunds"."actor_id" is not null and "refunds"."actor_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment" text DEFAULT 'on_delivery' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_provider_order" ON "payment_attempts" USING btree ("provider","provider_order");--> statement-breakpoint
CREATE INDEX "payment_attempts_ask" ON "payment_attempts" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("provider","provider_payment");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","digest");--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "payment_events_attempt" ON "payment_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tasks_cause" ON "payment_tasks" USING btree ("kind","cause");--> statement-breakpoint
CREATE INDEX "payment_tasks_open" ON "payment_tasks" USING btree ("id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "payment_tasks_order" ON "payment_tasks" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("try_at") WHERE state in ('requested', 'sending', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_at_a_time" ON "refunds" USING btree ("attempt_id") WHERE state in ('requested', 'sending', 'unknown');--> statement-breakpoint
CREATE INDEX "orders_pay_until" ON "orders" USING btree ("pay_until") WHERE payment = 'awaiting' and state = 'draft';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment" CHECK (("orders"."payment" = 'awaiting') = ("orders"."pay_until" is not null) and "orders"."paid_piastres" >= 0 and "orders"."refunded_piastres" >= 0);