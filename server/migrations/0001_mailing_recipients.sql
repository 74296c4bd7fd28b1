CREATE TABLE "mailing_recipients" (
	"mailing_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid,
	"state" smallint NOT NULL,
	"claimed_on" timestamp (3) with time zone,
	CONSTRAINT "mailing_recipients_mailing_id_position_pk" PRIMARY KEY("mailing_id","position")
);
--> statement-breakpoint
ALTER TABLE "mailings" ALTER COLUMN "language" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "template" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_recipients_state_idx" ON "mailing_recipients" USING btree ("mailing_id","state");--> statement-breakpoint
CREATE INDEX "mailing_recipients_user_idx" ON "mailing_recipients" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailings_session_idx" ON "mailings" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailings_key" ON "mailings" USING btree ("key");--> statement-breakpoint
ALTER TABLE "mailings" DROP COLUMN "email_type";--> statement-breakpoint
ALTER TABLE "mailings" DROP COLUMN "total";--> statement-breakpoint
ALTER TABLE "mailings" DROP COLUMN "sent";--> statement-breakpoint
ALTER TABLE "mailings" DROP COLUMN "failed";--> statement-breakpoint
ALTER TABLE "mailings" DROP COLUMN "skipped";