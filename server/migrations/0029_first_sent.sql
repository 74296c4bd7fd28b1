ALTER TABLE "payments" ADD COLUMN "first_sent_on" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payments" SET "first_sent_on" = "sent_on" WHERE "sent_on" IS NOT NULL;
