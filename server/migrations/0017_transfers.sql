CREATE TABLE "statement_mappings" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"date" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"dkim" text,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"payment_id" uuid,
	"owed_since" date,
	"decided_on" timestamp (3) with time zone,
	"decided_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_key" ON "transfers" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_settled_payment_key" ON "transfers" USING btree ("payment_id") WHERE "transfers"."state" in ('settled', 'over') and "transfers"."decided_on" is not null;--> statement-breakpoint
CREATE INDEX "transfers_payment_idx" ON "transfers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfers_date_idx" ON "transfers" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "transfers_state_idx" ON "transfers" USING btree ("state","date","id");