CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"noticed_on" date NOT NULL,
	"happened" text NOT NULL,
	"what" text NOT NULL,
	"information" text NOT NULL,
	"people" integer,
	"whom" text NOT NULL,
	"serious" boolean NOT NULL,
	"reasons" text NOT NULL,
	"commission_told_on" date,
	"people_told_on" date,
	"measures" text NOT NULL,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"asked_on" date NOT NULL,
	"details" text NOT NULL,
	"answered_on" date,
	"answer" text NOT NULL,
	"answered_by" uuid,
	"created_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_user_idx" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_answered_by_idx" ON "privacy_requests" USING btree ("answered_by");