CREATE TABLE "release_counts" (
	"app" text NOT NULL,
	"build" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "release_counts_app_build_hour_pk" PRIMARY KEY("app","build","hour")
);
