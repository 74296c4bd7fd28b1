-- Who was given a spot by the line was told by a mailing that was filled when it left; it is an e-mail on its own now.
UPDATE "outbox" o SET "mailing_id" = NULL, "template" = 'place-confirmed', "topic" = 'place ' || s."id",
  "props" = jsonb_build_object(
    'firstName', u."first_name", 'userId', u."id", 'by', 'line', 'guests', '[]'::jsonb, 'isIncluded', false,
    'session', jsonb_build_object(
      'id', s."id", 'sessionDate', s."session_date", 'startTime', to_char(s."start_time", 'HH24:MI'),
      'endTime', to_char(s."end_time", 'HH24:MI'), 'location', s."location", 'status', s."status",
      'dropInPrice', s."drop_in_price", 'maxCapacity', s."max_capacity", 'attending', s."registered_players_count"),
    'due', CASE WHEN d."id" IS NULL THEN NULL ELSE jsonb_build_object(
      'amount', d."amount", 'reference', d."reference", 'plan', d."plan", 'date', s."session_date") END)
FROM "mailings" m
JOIN "sessions" s ON s."id" = m."session_id" AND s."status" IN (0, 1)
CROSS JOIN "users" u
LEFT JOIN "payments" d ON d."session_id" = s."id" AND d."user_id" = u."id" AND d."status" = 0
WHERE o."template" = 'place-free' AND o."state" = 0 AND m."id" = o."mailing_id" AND u."id" = o."user_id"
  AND EXISTS (SELECT 1 FROM "places" p WHERE p."session_id" = s."id" AND p."user_id" = u."id" AND p."standing" = 'in');
--> statement-breakpoint
UPDATE "outbox" SET "state" = 3, "address" = NULL, "props" = NULL WHERE "template" = 'place-free' AND "state" = 0;
