CREATE TABLE "logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_on" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone NOT NULL,
	"with_passkey" boolean NOT NULL,
	"browser" text,
	"platform" text
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "admins_need_passkey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_user_idx" ON "logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "logins_used_idx" ON "logins" USING btree ("last_used_on");--> statement-breakpoint
CREATE INDEX "logins_created_idx" ON "logins" USING btree ("created_on");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "token_version";