CREATE TABLE "phone_readings" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"customer_ids" integer[] NOT NULL
);
