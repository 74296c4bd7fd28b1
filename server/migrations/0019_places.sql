CREATE TABLE "places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid,
	"host_id" uuid,
	"guest_name" text,
	"standing" text NOT NULL,
	"source" text NOT NULL,
	"priority" smallint DEFAULT 3 NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"offered_until" timestamp (3) with time zone,
	"is_call" boolean DEFAULT false NOT NULL,
	"was_called" boolean DEFAULT false NOT NULL,
	"notes" text,
	"update_reason" text,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "places_whose_check" CHECK (("places"."user_id" is null) <> ("places"."host_id" is null))
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "answer_deadline_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "guests_per_player" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "offered_places_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "asks_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "places_session_user_key" ON "places" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE INDEX "places_user_idx" ON "places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "places_host_idx" ON "places" USING btree ("host_id","session_id");--> statement-breakpoint
CREATE INDEX "places_standing_idx" ON "places" USING btree ("session_id","standing","since") WHERE "places"."standing" <> 'out';--> statement-breakpoint
-- One row for each person and session, instead of an answer here and a turn there. Answers keep their ids; who waits keeps their turn.
INSERT INTO "places" ("id", "session_id", "user_id", "standing", "source", "since", "notes", "update_reason", "created_on", "updated_on")
SELECT "id", "session_id", "user_id", CASE WHEN "is_attending" THEN 'in' ELSE 'out' END, 'person', "created_on", "notes", "update_reason", "created_on", "updated_on"
FROM "attendance";--> statement-breakpoint
INSERT INTO "places" ("id", "session_id", "user_id", "standing", "source", "since", "notes", "created_on")
SELECT "id", "session_id", "user_id", 'waiting', 'line',
  -- The order of the line was that of the ids, and two may have joined within one millisecond.
  "created_on" + (row_number() OVER (PARTITION BY "session_id", "created_on" ORDER BY "id") - 1) * interval '1 millisecond', "notes", "created_on"
FROM "waiting_list"
ON CONFLICT ("session_id", "user_id") DO UPDATE
SET "standing" = 'waiting', "source" = 'line', "since" = excluded."since", "notes" = coalesce(excluded."notes", "places"."notes")
WHERE "places"."standing" = 'out';--> statement-breakpoint
-- The triggers of 0011 go with their tables.
DROP TABLE "attendance" CASCADE;--> statement-breakpoint
DROP TABLE "waiting_list" CASCADE;--> statement-breakpoint
DROP FUNCTION "count_registered_players"();--> statement-breakpoint
DROP FUNCTION "count_waiting_list"();--> statement-breakpoint
-- By difference, as before: of two at once, the second adds to what the first has written; a row that moves to another session, too.
CREATE FUNCTION "count_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was_in integer := coalesce(OLD."standing" = 'in', false)::integer;
	was_waiting integer := coalesce(OLD."standing" IN ('waiting', 'offered'), false)::integer;
	is_in integer := coalesce(NEW."standing" = 'in', false)::integer;
	is_waiting integer := coalesce(NEW."standing" IN ('waiting', 'offered'), false)::integer;
BEGIN
	IF OLD."session_id" = NEW."session_id" THEN
		is_in := is_in - was_in;
		is_waiting := is_waiting - was_waiting;
		was_in := 0;
		was_waiting := 0;
	END IF;
	IF was_in <> 0 OR was_waiting <> 0 THEN
		UPDATE "public"."sessions" SET "registered_players_count" = "registered_players_count" - was_in, "waiting_list_count" = "waiting_list_count" - was_waiting
		WHERE "id" = OLD."session_id";
	END IF;
	IF is_in <> 0 OR is_waiting <> 0 THEN
		UPDATE "public"."sessions" SET "registered_players_count" = "registered_players_count" + is_in, "waiting_list_count" = "waiting_list_count" + is_waiting
		WHERE "id" = NEW."session_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "places_counted" AFTER INSERT OR DELETE OR UPDATE OF "standing", "session_id" ON "places" FOR EACH ROW EXECUTE FUNCTION "count_places"();--> statement-breakpoint
-- After the trigger, whose lock keeps other processes from writing until the end.
UPDATE "sessions" s SET
	"registered_players_count" = (SELECT count(*) FROM "places" p WHERE p."session_id" = s."id" AND p."standing" = 'in'),
	"waiting_list_count" = (SELECT count(*) FROM "places" p WHERE p."session_id" = s."id" AND p."standing" = 'waiting');
