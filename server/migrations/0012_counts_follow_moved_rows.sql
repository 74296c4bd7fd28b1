-- Two sessions may be made one by hand: what moves from one to the other leaves the first one's count for the second's.
CREATE OR REPLACE FUNCTION "count_registered_players"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was integer := coalesce(OLD."is_attending", false)::integer;
	becomes integer := coalesce(NEW."is_attending", false)::integer;
BEGIN
	IF OLD."session_id" = NEW."session_id" THEN
		becomes := becomes - was;
		was := 0;
	END IF;
	IF was <> 0 THEN
		UPDATE "public"."sessions" SET "registered_players_count" = "registered_players_count" - was WHERE "id" = OLD."session_id";
	END IF;
	IF becomes <> 0 THEN
		UPDATE "public"."sessions" SET "registered_players_count" = "registered_players_count" + becomes WHERE "id" = NEW."session_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_waiting_list"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."sessions" SET "waiting_list_count" = "waiting_list_count" - 1 WHERE "id" = OLD."session_id";
	UPDATE "public"."sessions" SET "waiting_list_count" = "waiting_list_count" + 1 WHERE "id" = NEW."session_id";
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "attendance_counted" ON "attendance";--> statement-breakpoint
DROP TRIGGER "waiting_list_counted" ON "waiting_list";--> statement-breakpoint
CREATE TRIGGER "attendance_counted" AFTER INSERT OR DELETE OR UPDATE OF "is_attending", "session_id" ON "attendance" FOR EACH ROW EXECUTE FUNCTION "count_registered_players"();--> statement-breakpoint
CREATE TRIGGER "waiting_list_counted" AFTER INSERT OR DELETE OR UPDATE OF "session_id" ON "waiting_list" FOR EACH ROW EXECUTE FUNCTION "count_waiting_list"();--> statement-breakpoint
-- What has been moved before.
UPDATE "sessions" s SET
	"registered_players_count" = (SELECT count(*) FROM "attendance" a WHERE a."session_id" = s."id" AND a."is_attending"),
	"waiting_list_count" = (SELECT count(*) FROM "waiting_list" w WHERE w."session_id" = s."id");
