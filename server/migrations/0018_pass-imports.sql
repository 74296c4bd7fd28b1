CREATE TABLE "pass_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brought_by" uuid NOT NULL,
	"brought_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"passes" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"owed_cents" integer NOT NULL,
	"taken_back_on" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_import_id_pass_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."pass_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_import_idx" ON "subscriptions" USING btree ("import_id") WHERE "subscriptions"."import_id" is not null;