ALTER TABLE "settings" ADD COLUMN "min_players" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "go_decided_on" timestamp (3) with time zone;