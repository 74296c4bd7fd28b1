-- What drizzle-kit does not know; it wrote the part between the two lines below.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Counted by the database, so that the cascade of a deleted user counts, too. By difference: of two at once, the second adds
-- to what the first has written. A row that moves to another session leaves the first one's counts for the second's.
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
CREATE FUNCTION "keep_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- What was said about somebody who leaves the club is forgotten; the figures are not.
	IF TG_OP = 'UPDATE' AND NEW."reason" IS NULL AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
		RETURN NEW;
	END IF;
	-- A walk-in's money goes with them to the account that they turned out to have.
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'account_id' = to_jsonb(OLD) - 'account_id' AND EXISTS (SELECT FROM "public"."users" WHERE "id" = OLD."account_id" AND "merged_into" = NEW."account_id") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Entries of the ledger are added, never changed or deleted';
END $$;--> statement-breakpoint
CREATE FUNCTION "count_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Accounts are locked before payments (server/README.md).
	UPDATE "public"."accounts" a SET "credit_cents" = a."credit_cents" + n."cents"
	FROM (SELECT "account_id", sum("amount_cents") AS "cents" FROM "made" WHERE "payment_id" IS NULL GROUP BY "account_id") n
	WHERE a."id" = n."account_id" AND n."cents" <> 0;
	UPDATE "public"."payments" p SET "paid_cents" = p."paid_cents" + n."cents"
	FROM (SELECT "payment_id", sum("amount_cents") AS "cents" FROM "made"
		WHERE "payment_id" IS NOT NULL AND "kind" NOT IN ('charge', 'reversal') GROUP BY "payment_id") n
	WHERE p."id" = n."payment_id" AND n."cents" <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_door_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	forgotten text[] := ARRAY['person', 'replaces', 'walk_in', 'reason', 'said_by'];
BEGIN
	-- Who leaves the club is forgotten, and a deleted session's events go with it.
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (SELECT FROM "public"."sessions" WHERE "id" = OLD."session_id") THEN
			RETURN OLD;
		END IF;
	ELSIF to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten AND to_jsonb(OLD) @> jsonb_strip_nulls(to_jsonb(NEW)) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Events of the door are added, never changed or deleted';
END $$;--> statement-breakpoint
-- Generated from src/db/schema:
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"about" uuid[] DEFAULT '{}' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "dismissed_oddities" (
	"key" text PRIMARY KEY NOT NULL,
	"dismissed_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"file" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"organization_name" text NOT NULL,
	"default_price" numeric(10, 2) NOT NULL,
	"max_capacity" integer NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"contact_email" text,
	"payment_email" text,
	"default_location" text DEFAULT 'Centre communautaire, Montréal' NOT NULL,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"welcome_email" boolean NOT NULL,
	"session_reminder" boolean NOT NULL,
	"low_capacity_alert" boolean NOT NULL,
	"answer_emails" boolean DEFAULT true NOT NULL,
	"spot_emails" boolean DEFAULT true NOT NULL,
	"pass_emails" boolean DEFAULT true NOT NULL,
	"answers_close_minutes" integer DEFAULT 0 NOT NULL,
	"pro_rate_passes" boolean DEFAULT false NOT NULL,
	"answer_deadline_hours" integer DEFAULT 24 NOT NULL,
	"late_no_charged" boolean DEFAULT false NOT NULL,
	"credit_released_dates" boolean DEFAULT false NOT NULL,
	"unpaid_hold_hours" integer,
	"guests_per_player" integer DEFAULT 1 NOT NULL,
	"min_players" integer DEFAULT 0 NOT NULL,
	"no_show_limit" integer DEFAULT 0 NOT NULL,
	"no_shows_since" timestamp (3) with time zone,
	"admins_need_passkey" boolean DEFAULT false NOT NULL,
	"logo" text,
	"logo_picture" text,
	"logo_icon" text,
	"first_steps_closed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"made_on" timestamp (3) with time zone,
	"failed_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "closed_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"sent_on" date,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "door_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"made_by" uuid,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "door_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"person" uuid,
	"device_time" timestamp (3) with time zone NOT NULL,
	"happened_on" timestamp (3) with time zone NOT NULL,
	"received_on" timestamp (3) with time zone NOT NULL,
	"device" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"method" text,
	"walk_in" jsonb,
	"replaces" uuid,
	"reason" text,
	"remark" text,
	"said_by" uuid
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_on" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone NOT NULL,
	"with_passkey" boolean NOT NULL,
	"browser" text,
	"platform" text
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" smallint NOT NULL,
	"address" text NOT NULL,
	"credential_version" integer,
	"token_hash" text NOT NULL,
	"used_on" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webauthn_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" smallint NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webauthn_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"name" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_on" timestamp (3) with time zone
);
--> statement-breakpoint
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
CREATE TABLE "mailings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text,
	"admin_id" uuid,
	"template" text NOT NULL,
	"language" smallint,
	"audience" jsonb,
	"people" uuid[],
	"state" text DEFAULT 'sent' NOT NULL,
	"due_on" timestamp (3) with time zone NOT NULL,
	"custom_subject" text,
	"custom_subject_fr" text,
	"custom_message" text,
	"custom_message_fr" text,
	"session_id" uuid,
	"former_session" jsonb,
	"to_players" boolean DEFAULT false NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_mailbox" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"folder" text NOT NULL,
	"is_on" boolean NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"tried_on" timestamp (3) with time zone,
	"fetched_on" timestamp (3) with time zone,
	"problem" text,
	"problem_since" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"reported_on" timestamp (3) with time zone,
	"last" jsonb,
	"has_more" boolean DEFAULT false NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailing_id" uuid,
	"user_id" uuid,
	"template" text NOT NULL,
	"language" smallint,
	"address" text,
	"props" jsonb,
	"topic" text,
	"state" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"due_on" timestamp (3) with time zone NOT NULL,
	"true_until" timestamp (3) with time zone,
	"tried_until" timestamp (3) with time zone NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"offered_until" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"account_id" uuid NOT NULL,
	"subscription_id" uuid,
	"session_id" uuid,
	"guest_name" text,
	"reference" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"plan" smallint NOT NULL,
	"status" smallint NOT NULL,
	"method" smallint NOT NULL,
	"payment_date" timestamp (3) with time zone NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"open_cents" integer GENERATED ALWAYS AS (case when "status" = 0 and "withdrawn_on" is null then greatest(0, ("amount" * 100)::integer - "paid_cents") else 0 end) STORED NOT NULL,
	"withdrawn_on" timestamp (3) with time zone,
	"sent_on" timestamp (3) with time zone,
	"first_sent_on" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
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
	"late" boolean DEFAULT false NOT NULL,
	"policy" jsonb,
	"reminded_on" timestamp (3) with time zone,
	"credited_on" timestamp (3) with time zone,
	"door" jsonb,
	"mark" text,
	"marked_on" timestamp (3) with time zone,
	"paid_at_door" text,
	"notes" text,
	"update_reason" text,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "places_whose_check" CHECK (("places"."user_id" is null) <> ("places"."host_id" is null))
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rating" smallint NOT NULL,
	CONSTRAINT "ratings_rating_check" CHECK ("ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint NOT NULL,
	"body" text,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replies_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"status" smallint NOT NULL,
	"notes" text,
	"max_passes" integer,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_date" date NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"max_capacity" integer NOT NULL,
	"drop_in_price" numeric(10, 2) NOT NULL,
	"location" text NOT NULL,
	"status" smallint NOT NULL,
	"registered_players_count" integer DEFAULT 0 NOT NULL,
	"waiting_list_count" integer DEFAULT 0 NOT NULL,
	"offered_places_count" integer DEFAULT 0 NOT NULL,
	"go_decided_on" timestamp (3) with time zone,
	"door_closed_on" timestamp (3) with time zone,
	"cancel_reason" jsonb,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_mappings" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"season_id" uuid,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"status" smallint NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cancelled_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"name" text PRIMARY KEY NOT NULL,
	"due_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"date" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"dkim" text,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"doubt" text,
	"payment_id" uuid,
	"user_id" uuid,
	"owed_since" date,
	"decided_on" timestamp (3) with time zone,
	"decided_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text,
	"email" text,
	"pending_email" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"payment_plan" smallint NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_door" boolean DEFAULT false NOT NULL,
	"status" smallint NOT NULL,
	"language" smallint DEFAULT 0 NOT NULL,
	"credential_version" integer DEFAULT 0 NOT NULL,
	"wants_news" boolean DEFAULT true NOT NULL,
	"wants_reminders" boolean DEFAULT true NOT NULL,
	"wants_answers" boolean DEFAULT true NOT NULL,
	"wants_spots" boolean DEFAULT true NOT NULL,
	"wants_passes" boolean DEFAULT true NOT NULL,
	"asks_first" boolean DEFAULT false NOT NULL,
	"has_waited" boolean DEFAULT false NOT NULL,
	"no_shows_waived_on" timestamp (3) with time zone,
	"email_confirmed_on" timestamp (3) with time zone,
	"merged_into" uuid,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(translate(regexp_replace(normalize(translate("users"."first_name" || ' ' || "users"."last_name" || ' ' || coalesce("users"."email", "users"."pending_email", '') || ' ' || coalesce("users"."username", ''), '´`', ''''''), NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐðÐɖƉɗƊħĦıIɨƗłŁƚȽɫⱢĸŋŊɲƝøØɵƟɔƆŧŦƭƬɓƁƀɃƈƇƒƑɠƓǥǤƙƘƥƤʋƲƴƳƶƵəƏǝƎɛƐɣƔɩƖʉɄςΣ‐’–‘—ʼ−ʻ′', 'ddddddddhhiiiillllllqnnnnoooooottttbbbbccffggggkkppvvyyzzeeeeeeggiiuuσσ-''-''-''-'''''), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'Þ', 'th'), 'ẞ', 'ss'))) STORED
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_id_entries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_links" ADD CONSTRAINT "door_links_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_links" ADD CONSTRAINT "door_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_events" ADD CONSTRAINT "door_events_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webauthn_challenges" ADD CONSTRAINT "webauthn_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webauthn_credentials" ADD CONSTRAINT "webauthn_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_queue" ADD CONSTRAINT "pass_queue_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_queue" ADD CONSTRAINT "pass_queue_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_users_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING gin (lower(replace(replace(replace(replace(replace(replace(replace(replace(translate(regexp_replace(normalize(translate("actor_name", '´`', ''''''), NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐðÐɖƉɗƊħĦıIɨƗłŁƚȽɫⱢĸŋŊɲƝøØɵƟɔƆŧŦƭƬɓƁƀɃƈƇƒƑɠƓǥǤƙƘƥƤʋƲƴƳƶƵəƏǝƎɛƐɣƔɩƖʉɄςΣ‐’–‘—ʼ−ʻ′', 'ddddddddhhiiiillllllqnnnnoooooottttbbbbccffggggkkppvvyyzzeeeeeeggiiuuσσ-''-''-''-'''''), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'Þ', 'th'), 'ẞ', 'ss')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refunds_state_idx" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "door_links_hash_key" ON "door_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "door_links_session_idx" ON "door_links" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "door_links_made_by_idx" ON "door_links" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "door_events_session_idx" ON "door_events" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "door_events_person_idx" ON "door_events" USING btree ("person");--> statement-breakpoint
CREATE INDEX "logins_user_idx" ON "logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "logins_used_idx" ON "logins" USING btree ("last_used_on");--> statement-breakpoint
CREATE INDEX "logins_created_idx" ON "logins" USING btree ("created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_tokens_hash_key" ON "mailed_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mailed_tokens_user_idx" ON "mailed_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_tokens_expires_idx" ON "mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "webauthn_challenges_user_idx" ON "webauthn_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webauthn_challenges_expires_idx" ON "webauthn_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webauthn_credentials_credential_key" ON "webauthn_credentials" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "webauthn_credentials_user_idx" ON "webauthn_credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_reference_key" ON "accounts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "entries_account_idx" ON "entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "entries_payment_idx" ON "entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "entries_date_idx" ON "entries" USING btree ("date","kind");--> statement-breakpoint
CREATE INDEX "entries_transfer_idx" ON "entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "mailings_due_on_idx" ON "mailings" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "mailings_scheduled_idx" ON "mailings" USING btree ("due_on") WHERE "mailings"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "mailings_admin_idx" ON "mailings" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "mailings_session_idx" ON "mailings" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailings_key" ON "mailings" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree (("mailing_id" is not null),"due_on") WHERE "outbox"."state" = 0;--> statement-breakpoint
CREATE INDEX "outbox_mailing_idx" ON "outbox" USING btree ("mailing_id","state");--> statement-breakpoint
CREATE INDEX "outbox_user_idx" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_tried_until_idx" ON "outbox" USING btree ("tried_until");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_queue_season_user_key" ON "pass_queue" USING btree ("season_id","user_id");--> statement-breakpoint
CREATE INDEX "pass_queue_user_idx" ON "pass_queue" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_date_idx" ON "payments" USING btree ("payment_date","id");--> statement-breakpoint
CREATE INDEX "payments_status_date_idx" ON "payments" USING btree ("status","payment_date","id");--> statement-breakpoint
CREATE INDEX "payments_amount_idx" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payments_plan_idx" ON "payments" USING btree ("plan","id");--> statement-breakpoint
CREATE INDEX "payments_status_idx" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_open_idx" ON "payments" USING btree ("account_id") WHERE "payments"."open_cents" > 0;--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","payment_date");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_key" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_reference_search_idx" ON "payments" USING gin (lower(replace("reference", '-', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_session_idx" ON "payments" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE INDEX "payments_subscription_idx" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_session_user_key" ON "places" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE INDEX "places_user_idx" ON "places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "places_host_idx" ON "places" USING btree ("host_id","session_id");--> statement-breakpoint
CREATE INDEX "places_standing_idx" ON "places" USING btree ("session_id","standing","since") WHERE "places"."standing" <> 'out';--> statement-breakpoint
CREATE INDEX "places_late_idx" ON "places" USING btree ("session_id") WHERE "places"."late";--> statement-breakpoint
CREATE INDEX "replies_created_idx" ON "replies" USING btree ("created_on");--> statement-breakpoint
CREATE INDEX "seasons_period_idx" ON "seasons" USING btree ("start_date","end_date");--> statement-breakpoint
CREATE INDEX "sessions_starts_at_idx" ON "sessions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at_idx" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_date_idx" ON "sessions" USING btree ("session_date");--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id","end_date");--> statement-breakpoint
CREATE INDEX "subscriptions_season_idx" ON "subscriptions" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "subscriptions_end_idx" ON "subscriptions" USING btree ("status","end_date");--> statement-breakpoint
CREATE INDEX "subscriptions_created_on_idx" ON "subscriptions" USING btree ("created_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_key" ON "transfers" USING btree ("key");--> statement-breakpoint
CREATE INDEX "transfers_payment_idx" ON "transfers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfers_user_idx" ON "transfers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transfers_date_idx" ON "transfers" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "transfers_state_idx" ON "transfers" USING btree ("state","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_created_on_idx" ON "users" USING btree ("created_on","id");--> statement-breakpoint
CREATE INDEX "users_status_idx" ON "users" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "users_admin_idx" ON "users" USING btree ("is_admin");--> statement-breakpoint
CREATE INDEX "users_merged_idx" ON "users" USING btree ("merged_into") WHERE "users"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree (lower(replace(replace(replace(replace(replace(replace(replace(replace(translate(regexp_replace(normalize(translate("last_name", '´`', ''''''), NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐðÐɖƉɗƊħĦıIɨƗłŁƚȽɫⱢĸŋŊɲƝøØɵƟɔƆŧŦƭƬɓƁƀɃƈƇƒƑɠƓǥǤƙƘƥƤʋƲƴƳƶƵəƏǝƎɛƐɣƔɩƖʉɄςΣ‐’–‘—ʼ−ʻ′', 'ddddddddhhiiiillllllqnnnnoooooottttbbbbccffggggkkppvvyyzzeeeeeeggiiuuσσ-''-''-''-'''''), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'Þ', 'th'), 'ẞ', 'ss')),lower(replace(replace(replace(replace(replace(replace(replace(replace(translate(regexp_replace(normalize(translate("first_name", '´`', ''''''), NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐðÐɖƉɗƊħĦıIɨƗłŁƚȽɫⱢĸŋŊɲƝøØɵƟɔƆŧŦƭƬɓƁƀɃƈƇƒƑɠƓǥǤƙƘƥƤʋƲƴƳƶƵəƏǝƎɛƐɣƔɩƖʉɄςΣ‐’–‘—ʼ−ʻ′', 'ddddddddhhiiiillllllqnnnnoooooottttbbbbccffggggkkppvvyyzzeeeeeeggiiuuσσ-''-''-''-'''''), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'Þ', 'th'), 'ẞ', 'ss')),"id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- By hand, since it needs the tables:
CREATE TRIGGER "places_counted" AFTER INSERT OR DELETE OR UPDATE OF "standing", "session_id" ON "places" FOR EACH ROW EXECUTE FUNCTION "count_places"();--> statement-breakpoint
CREATE TRIGGER "entries_kept" BEFORE UPDATE OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION "keep_entries"();--> statement-breakpoint
CREATE TRIGGER "entries_counted" AFTER INSERT ON "entries" REFERENCING NEW TABLE AS "made" FOR EACH STATEMENT EXECUTE FUNCTION "count_entries"();--> statement-breakpoint
CREATE TRIGGER "door_events_kept" BEFORE UPDATE OR DELETE ON "door_events" FOR EACH ROW EXECUTE FUNCTION "keep_door_events"();
