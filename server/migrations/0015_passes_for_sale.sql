CREATE TABLE "pass_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"offered_until" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "pro_rate_passes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "max_passes" integer;--> statement-breakpoint
ALTER TABLE "pass_queue" ADD CONSTRAINT "pass_queue_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_queue" ADD CONSTRAINT "pass_queue_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pass_queue_season_user_key" ON "pass_queue" USING btree ("season_id","user_id");--> statement-breakpoint
CREATE INDEX "pass_queue_user_idx" ON "pass_queue" USING btree ("user_id");