CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"given" boolean NOT NULL,
	"how" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id","at");--> statement-breakpoint
-- Of who is there already it is known how it stands, not since when.
INSERT INTO "consents" ("id", "user_id", "given", "how", "at")
SELECT gen_random_uuid(), "id", "wants_news", 'before', now() FROM "users" WHERE "email_confirmed_on" IS NOT NULL;
