ALTER TABLE "cash_hand_ins" DROP CONSTRAINT "cash_hand_ins_settlement";--> statement-breakpoint
DROP INDEX "cash_hand_ins_settlements";--> statement-breakpoint
CREATE INDEX "cash_hand_ins_settlements" ON "cash_hand_ins" USING btree ("id") WHERE source = 'file';--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD CONSTRAINT "cash_hand_ins_settlement" CHECK (("cash_hand_ins"."source" = 'file') = ("cash_hand_ins"."stamp" is not null) and ("cash_hand_ins"."stamp" is null) = ("cash_hand_ins"."deposited_piastres" is null));