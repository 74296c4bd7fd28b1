ALTER TABLE "sessions" ADD COLUMN "registered_players_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "waiting_list_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counted by the database, so that the cascade of a deleted user counts, too. By difference: of two at once, the second
-- adds to what the first has written.
CREATE FUNCTION "count_registered_players"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change integer := coalesce(NEW."is_attending", false)::integer - coalesce(OLD."is_attending", false)::integer;
BEGIN
	IF change <> 0 THEN
		UPDATE "public"."sessions" SET "registered_players_count" = "registered_players_count" + change
		WHERE "id" = coalesce(NEW."session_id", OLD."session_id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_waiting_list"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."sessions" SET "waiting_list_count" = "waiting_list_count" + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
	WHERE "id" = coalesce(NEW."session_id", OLD."session_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "attendance_counted" AFTER INSERT OR DELETE OR UPDATE OF "is_attending" ON "attendance" FOR EACH ROW EXECUTE FUNCTION "count_registered_players"();--> statement-breakpoint
CREATE TRIGGER "waiting_list_counted" AFTER INSERT OR DELETE ON "waiting_list" FOR EACH ROW EXECUTE FUNCTION "count_waiting_list"();--> statement-breakpoint
-- After the triggers, whose locks keep other processes from writing until the end.
UPDATE "sessions" s SET
	"registered_players_count" = (SELECT count(*) FROM "attendance" a WHERE a."session_id" = s."id" AND a."is_attending"),
	"waiting_list_count" = (SELECT count(*) FROM "waiting_list" w WHERE w."session_id" = s."id");