-- Links are good for a day at most, and it is not known which address each was sent to: whoever waits for one asks again.
DELETE FROM "mailed_tokens";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "address" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "credential_version" integer;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD COLUMN "used_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;