ALTER TABLE "opening_reminders" DROP CONSTRAINT "opening_reminders_session_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "opening_reminders" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_reminders" ADD COLUMN "season_id" uuid;--> statement-breakpoint
ALTER TABLE "opening_reminders" ADD CONSTRAINT "opening_reminders_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_reminders_session_idx" ON "opening_reminders" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "opening_reminders_season_idx" ON "opening_reminders" USING btree ("season_id","user_id");--> statement-breakpoint
ALTER TABLE "opening_reminders" ADD CONSTRAINT "opening_reminders_of_one" CHECK (num_nonnulls("opening_reminders"."session_id", "opening_reminders"."season_id") = 1);