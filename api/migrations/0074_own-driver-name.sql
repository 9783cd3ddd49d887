-- The name that migration 0018 gave it, in the word that the shop uses for itself; a name that an owner gave stays.
UPDATE "couriers" SET "name_ar" = 'مندوب المتجر' WHERE "kind" = 'own_driver' AND "name_ar" = 'مندوب المحل';
