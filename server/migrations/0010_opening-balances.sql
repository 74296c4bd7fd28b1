CREATE TABLE "openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"payment_id" uuid,
	"amount_cents" integer NOT NULL,
	"key" text,
	"brought_by" uuid NOT NULL,
	"brought_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_back_on" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openings_import_idx" ON "openings" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "openings_account_idx" ON "openings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "openings_payment_idx" ON "openings" USING btree ("payment_id");
--> statement-breakpoint
-- What was owed before the club kept its books here is charged, not paid.
CREATE OR REPLACE FUNCTION "count_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Accounts are locked before payments (server/README.md).
	UPDATE "public"."accounts" a SET "credit_cents" = a."credit_cents" + n."cents"
	FROM (SELECT "account_id", sum("amount_cents") AS "cents" FROM "made" WHERE "payment_id" IS NULL GROUP BY "account_id") n
	WHERE a."id" = n."account_id" AND n."cents" <> 0;
	UPDATE "public"."payments" p SET "paid_cents" = p."paid_cents" + n."cents"
	FROM (SELECT "payment_id", sum("amount_cents") AS "cents" FROM "made"
		WHERE "payment_id" IS NOT NULL AND "kind" NOT IN ('charge', 'reversal', 'opening') GROUP BY "payment_id") n
	WHERE p."id" = n."payment_id" AND n."cents" <> 0;
	RETURN NULL;
END $$;
