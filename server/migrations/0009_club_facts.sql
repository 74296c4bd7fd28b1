ALTER TABLE "settings" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "payment_email" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "default_location" text DEFAULT 'Centre communautaire, Montréal' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "social_links" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Clubs at the one address that had a map keep their pin.
UPDATE "settings" SET "latitude" = 45.5276, "longitude" = -73.6117 WHERE "address" LIKE '%6100, avenue du Parc%';
