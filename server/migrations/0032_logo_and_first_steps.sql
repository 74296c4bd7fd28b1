CREATE TABLE "logos" (
	"file" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "logo_picture" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "logo_icon" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "first_steps_closed" boolean DEFAULT false NOT NULL;