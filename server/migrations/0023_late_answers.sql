ALTER TABLE "settings" ADD COLUMN "late_no_charged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "credit_released_dates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "unpaid_hold_hours" integer;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "policy" jsonb;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "reminded_on" timestamp (3) with time zone;