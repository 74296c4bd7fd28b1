CREATE TABLE "attendance_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brought_by" uuid NOT NULL,
	"brought_on" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sessions" integer NOT NULL,
	"attendances" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"taken_back_on" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_import_id_attendance_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."attendance_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_import_id_attendance_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."attendance_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "places_import_idx" ON "places" USING btree ("import_id") WHERE "places"."import_id" is not null;