ALTER TABLE "settings" ADD COLUMN "opening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "months_without_season" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "weekday" smallint DEFAULT 6;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "start_time" time DEFAULT '10:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "end_time" time DEFAULT '12:00' NOT NULL;