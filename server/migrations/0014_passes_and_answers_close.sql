ALTER TABLE "settings" ADD COLUMN "answers_close_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A place is included by a pass that covers its date. Who was on the season plan without a pass gets one, for nothing, so that
-- nothing that they have now costs them anything: at least three months, the current season, and every date they have said yes to.
INSERT INTO "subscriptions" ("id", "user_id", "season_id", "start_date", "end_date", "price", "status")
SELECT gen_random_uuid(), u."id", s."id", d."today",
  greatest((d."today" + interval '3 months')::date, s."end_date", (
    SELECT max(g."session_date") FROM "attendance" a JOIN "sessions" g ON g."id" = a."session_id"
    WHERE a."user_id" = u."id" AND a."is_attending")),
  0, 0
FROM "users" u
CROSS JOIN (SELECT (now() AT TIME ZONE 'America/Toronto')::date AS "today") d
LEFT JOIN LATERAL (
  SELECT c."id", c."end_date" FROM "seasons" c
  WHERE c."status" = 0 AND c."start_date" <= d."today" AND c."end_date" >= d."today"
  ORDER BY c."start_date", c."id" LIMIT 1) s ON true
WHERE u."payment_plan" = 0 AND NOT EXISTS (
  SELECT 1 FROM "subscriptions" p WHERE p."user_id" = u."id" AND p."status" = 0);
