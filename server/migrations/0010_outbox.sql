CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailing_id" uuid,
	"user_id" uuid,
	"template" text NOT NULL,
	"language" smallint,
	"address" text,
	"props" jsonb,
	"state" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_on" timestamp (3) with time zone NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- What has left keeps the id of its job, so that a job which runs once more does not send it again.
INSERT INTO "outbox" ("id", "template", "state", "attempts", "due_on", "created_on")
SELECT "job_id", "template", 1, 1, "delivered_on", "delivered_on" FROM "delivered_emails";--> statement-breakpoint
-- States were 0 waiting, 1 sending, 2 sent, 3 failed, 4 skipped. Another process may be at what is being sent: its claim holds on.
INSERT INTO "outbox" ("id", "mailing_id", "user_id", "template", "language", "state", "attempts", "due_on", "created_on")
SELECT gen_random_uuid(), m."id", r."user_id", m."template", m."language",
	(ARRAY[0, 0, 1, 4, 3])[r."state" + 1],
	CASE WHEN r."claimed_on" IS NULL THEN 0 ELSE 1 END,
	CASE WHEN r."state" = 1 THEN r."claimed_on" + interval '10 minutes' ELSE m."created_on" END,
	m."created_on"
FROM "mailing_recipients" r JOIN "mailings" m ON m."id" = r."mailing_id";--> statement-breakpoint
DROP TABLE "delivered_emails" CASCADE;--> statement-breakpoint
DROP TABLE "mailing_recipients" CASCADE;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree (("mailing_id" is not null),"due_on") WHERE "outbox"."state" = 0;--> statement-breakpoint
CREATE INDEX "outbox_mailing_idx" ON "outbox" USING btree ("mailing_id","state");--> statement-breakpoint
CREATE INDEX "outbox_user_idx" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_created_on_idx" ON "outbox" USING btree ("created_on");--> statement-breakpoint
ALTER TABLE "mailings" DROP COLUMN "template";--> statement-breakpoint
ALTER TABLE "mailings" DROP COLUMN "language";