ALTER TABLE "draw_entries" ADD COLUMN "together" text;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "together_id" uuid;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "plus_one" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "asks_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_together_id_users_id_fk" FOREIGN KEY ("together_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draw_entries_partner_idx" ON "draw_entries" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "places_together_idx" ON "places" USING btree ("together_id") WHERE "places"."together_id" is not null;