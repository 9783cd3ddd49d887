-- What was cancelled when packed, before that was work to put back, does not lie there any more.
UPDATE "orders" SET "packing" = 'none'
WHERE "state" = 'cancelled' AND "packing" = 'packed' AND "state_at" < now() - interval '30 days';
