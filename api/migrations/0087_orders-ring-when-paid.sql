-- An order to be paid online is new to staff when it is paid: until then they can do nothing with it.
CREATE OR REPLACE FUNCTION "feed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_feed" ("order_id", "kind") VALUES (NEW."id", CASE
		WHEN TG_OP = 'INSERT' AND NEW."payment" <> 'awaiting' THEN 'placed'
		WHEN TG_OP = 'UPDATE' AND OLD."payment" = 'awaiting' AND NEW."payment" = 'paid' THEN 'placed'
		ELSE 'changed'
	END);
	RETURN NULL;
END $$;
