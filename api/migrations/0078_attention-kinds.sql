ALTER TABLE "courier_deliveries" ALTER COLUMN "attention" SET DATA TYPE jsonb USING CASE
  WHEN "attention" IS NULL THEN NULL
  WHEN "attention" ~ '^state -?\d+, exception (-|-?\d+)$' THEN jsonb_build_object(
    'kind', 'state',
    'state', substring("attention" FROM '^state (-?\d+)')::int,
    'exception', substring("attention" FROM 'exception (-?\d+)$')::int)
  WHEN "attention" ~ '^picked up, but the order is [a-z_]+$' THEN jsonb_build_object(
    'kind', 'order_not_ready', 'order', substring("attention" FROM '[a-z_]+$'))
  WHEN "attention" ~ '^[a-z_]+ after it was delivered$' THEN jsonb_build_object(
    'kind', 'after_delivery', 'to', substring("attention" FROM '^[a-z_]+'))
  WHEN "attention" ~ '^collected \d+(\.\d+)?$' THEN jsonb_build_object(
    'kind', 'cash_differs', 'piastres', round(substring("attention" FROM '[\d.]+$')::numeric * 100)::int)
  WHEN "attention" ~ '^not registered: ' THEN jsonb_build_object(
    'kind', 'not_registered', 'failure', left(substring("attention" FROM '^not registered: (.*)$'), 1000))
  WHEN "attention" ~ '^not cancelled: ' THEN jsonb_build_object(
    'kind', 'not_cancelled', 'number', left(substring("attention" FROM '^not cancelled: (.*)$'), 100))
  ELSE '{"kind":"other_reference"}'::jsonb
END;
