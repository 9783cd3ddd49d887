-- Room on each page for the next version of its rows: an update that leaves indexed columns alone, as a price's or
-- the stock's, then writes no index. Rows that are there already move as they are changed.
ALTER TABLE "products" SET (fillfactor = 50);
