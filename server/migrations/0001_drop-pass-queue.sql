-- Nothing was sold to who waits: a pass that was kept for one of them is for sale again.
DROP TABLE "pass_queue" CASCADE;--> statement-breakpoint
DELETE FROM "timers" WHERE "name" = 'pass-queue';--> statement-breakpoint
-- Those that wait to be sent are no longer true, and of those that were sent nobody knows the words any more.
DELETE FROM "outbox" WHERE "template" = 'pass-offered';
