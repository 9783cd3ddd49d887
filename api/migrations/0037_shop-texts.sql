CREATE TABLE "shop_text_versions" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb,
	"actor" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_text_versions_kind_name_version_pk" PRIMARY KEY("kind","name","version"),
	CONSTRAINT "shop_text_versions_actor" CHECK (case when "shop_text_versions"."actor" = 'system' then "shop_text_versions"."actor_id" is null and "shop_text_versions"."actor_name" is not null else "shop_text_versions"."actor_id" is not null and "shop_text_versions"."actor_name" is null end),
	CONSTRAINT "shop_text_versions_version" CHECK ("shop_text_versions"."version" > 0)
);
