CREATE TABLE "door_remarks_noted" (
	"event" uuid PRIMARY KEY NOT NULL,
	"noted_on" timestamp (3) with time zone NOT NULL,
	"noted_by" uuid
);
--> statement-breakpoint
ALTER TABLE "door_remarks_noted" ADD CONSTRAINT "door_remarks_noted_event_door_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."door_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_remarks_noted" ADD CONSTRAINT "door_remarks_noted_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_remarks_noted_by_idx" ON "door_remarks_noted" USING btree ("noted_by");