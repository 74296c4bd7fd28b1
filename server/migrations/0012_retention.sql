CREATE TABLE "lapses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"told_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"people" smallint,
	"log" smallint,
	"transfers" smallint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lapses" ADD CONSTRAINT "lapses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;