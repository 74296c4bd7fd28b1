ALTER TABLE "mailings" ADD COLUMN "former_session" jsonb;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "notes" text;