CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_credit_check" CHECK ("accounts"."credit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" smallint,
	"reason" text,
	"transfer_id" uuid,
	"date" date NOT NULL,
	"made_by" uuid,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_amount_check" CHECK ("entries"."amount_cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "withdrawn_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sent_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_reference_key" ON "accounts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "entries_account_idx" ON "entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "entries_payment_idx" ON "entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "entries_date_idx" ON "entries" USING btree ("date","kind");--> statement-breakpoint
CREATE INDEX "entries_transfer_idx" ON "entries" USING btree ("transfer_id");
--> statement-breakpoint
CREATE FUNCTION "keep_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- What was said about somebody who leaves the club is forgotten; the figures are not.
	IF TG_OP = 'UPDATE' AND NEW."reason" IS NULL AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Entries of the ledger are added, never changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER "entries_kept" BEFORE UPDATE OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION "keep_entries"();--> statement-breakpoint
CREATE FUNCTION "count_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."payments" p SET "paid_cents" = p."paid_cents" + n."cents"
	FROM (SELECT "payment_id", sum("amount_cents") AS "cents" FROM "made"
		WHERE "payment_id" IS NOT NULL AND "kind" NOT IN ('charge', 'reversal') GROUP BY "payment_id") n
	WHERE p."id" = n."payment_id" AND n."cents" <> 0;
	UPDATE "public"."accounts" a SET "credit_cents" = a."credit_cents" + n."cents"
	FROM (SELECT "account_id", sum("amount_cents") AS "cents" FROM "made" WHERE "payment_id" IS NULL GROUP BY "account_id") n
	WHERE a."id" = n."account_id" AND n."cents" <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "entries_counted" AFTER INSERT ON "entries" REFERENCING NEW TABLE AS "made" FOR EACH STATEMENT EXECUTE FUNCTION "count_entries"();--> statement-breakpoint
-- Every payment there is, as entries. Whoever has left the club has an account for each payment, since nothing says whose they were.
INSERT INTO "accounts" ("id") SELECT DISTINCT coalesce("user_id", "id") FROM "payments";--> statement-breakpoint
INSERT INTO "entries" ("id", "account_id", "payment_id", "kind", "amount_cents", "date", "created_on")
SELECT gen_random_uuid(), coalesce("user_id", "id"), "id", 'charge', -round("amount" * 100), ("created_on" AT TIME ZONE 'America/Toronto')::date, "created_on"
FROM "payments" WHERE "amount" <> 0;--> statement-breakpoint
-- What transfers have brought: parts, the rest, and what was more than owed, which is the payer's credit from now on.
INSERT INTO "entries" ("id", "account_id", "payment_id", "kind", "amount_cents", "method", "transfer_id", "date", "made_by", "created_on")
SELECT gen_random_uuid(), coalesce(p."user_id", p."id"), p."id", 'received', t."amount_cents", 0, t."id", t."date", t."decided_by", t."decided_on"
FROM "transfers" t JOIN "payments" p ON p."id" = t."payment_id"
WHERE t."decided_on" IS NOT NULL AND t."state" = 'partly' AND p."status" IN (0, 1) AND t."amount_cents" <> 0;--> statement-breakpoint
INSERT INTO "entries" ("id", "account_id", "payment_id", "kind", "amount_cents", "method", "transfer_id", "date", "made_by", "created_on")
SELECT gen_random_uuid(), coalesce(p."user_id", p."id"), NULL, 'received', t."amount_cents" - (round(p."amount" * 100) - p."paid_cents"), 0, t."id", t."date", t."decided_by", t."decided_on"
FROM "transfers" t JOIN "payments" p ON p."id" = t."payment_id"
WHERE t."decided_on" IS NOT NULL AND t."state" = 'over' AND p."status" = 1 AND t."amount_cents" > round(p."amount" * 100) - p."paid_cents";--> statement-breakpoint
INSERT INTO "entries" ("id", "account_id", "payment_id", "kind", "amount_cents", "method", "transfer_id", "date", "created_on")
SELECT gen_random_uuid(), coalesce(p."user_id", p."id"), p."id", 'received', round(p."amount" * 100) - p."paid_cents", p."method",
	(SELECT t."id" FROM "transfers" t WHERE t."payment_id" = p."id" AND t."decided_on" IS NOT NULL AND t."state" IN ('settled', 'over') LIMIT 1),
	(p."payment_date" AT TIME ZONE 'America/Toronto')::date, p."payment_date"
FROM "payments" p WHERE p."status" IN (1, 3) AND round(p."amount" * 100) <> p."paid_cents";--> statement-breakpoint
INSERT INTO "entries" ("id", "account_id", "payment_id", "kind", "amount_cents", "date", "created_on")
SELECT gen_random_uuid(), coalesce("user_id", "id"), "id", 'reversal', round("amount" * 100), ("payment_date" AT TIME ZONE 'America/Toronto')::date, "payment_date"
FROM "payments" WHERE "status" IN (2, 3) AND "amount" <> 0;--> statement-breakpoint
INSERT INTO "entries" ("id", "account_id", "payment_id", "kind", "amount_cents", "method", "date", "created_on")
SELECT gen_random_uuid(), coalesce("user_id", "id"), "id", 'refund', -round("amount" * 100), "method", ("payment_date" AT TIME ZONE 'America/Toronto')::date, "payment_date"
FROM "payments" WHERE "status" = 3 AND "amount" <> 0;--> statement-breakpoint
-- The check: by its account, everybody owes what was pending, less the parts that had come, and nobody else owes or has anything but what was over.
DO $$
DECLARE wrong integer;
BEGIN
	SELECT count(*) INTO wrong FROM (
		SELECT "account_id", sum("cents") AS "cents" FROM (
			SELECT "account_id", "amount_cents" AS "cents" FROM "entries"
			UNION ALL
			SELECT coalesce("user_id", "id"), round("amount" * 100) FROM "payments" WHERE "status" = 0
			UNION ALL
			SELECT coalesce(p."user_id", p."id"), -t."amount_cents" FROM "transfers" t JOIN "payments" p ON p."id" = t."payment_id"
			WHERE t."decided_on" IS NOT NULL AND t."state" = 'partly' AND p."status" = 0
			UNION ALL
			SELECT a."id", -a."credit_cents" FROM "accounts" a
		) parts GROUP BY "account_id"
	) accounts WHERE "cents" <> 0;
	IF wrong > 0 THEN
		RAISE EXCEPTION 'The ledger of % accounts differs from their payments', wrong;
	END IF;
END $$;
