ALTER TABLE "notice_mailbox" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice_mailbox" ADD COLUMN "reported_on" timestamp (3) with time zone;