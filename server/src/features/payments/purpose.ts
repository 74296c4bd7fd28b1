import { and, eq, sql } from 'drizzle-orm';
import { payments, places, sessions, subscriptions } from '../../db/schema';
import type { PurposeFacts } from '../../emails/facts';

/** Whether a payment is for a place, the player's own or a guest's, that was given up too late. */
const isLate = sql<boolean>`exists (select from ${places} where ${and(
  sql`${places.late}`,
  eq(places.sessionId, payments.sessionId),
  sql`coalesce(${places.hostId}, ${places.userId}) = ${payments.userId}`,
  sql`${places.guestName} is not distinct from ${payments.guestName}`,
)})`;

/** What a payment is for, to be selected from a row left-joined with its session and its pass. */
export const purpose = {
  plan: payments.plan,
  sessionDate: sessions.sessionDate,
  guestName: payments.guestName,
  passStart: subscriptions.startDate,
  passEnd: subscriptions.endDate,
  late: isLate,
};

/** The conditions of these joins. */
export const [ofItsSession, ofItsPass] = [
  eq(sessions.id, payments.sessionId),
  eq(subscriptions.id, payments.subscriptionId),
];

/** What was selected with `purpose`, for e-mails. */
export const purposeFacts = ({
  sessionDate,
  passStart,
  guestName,
  late,
}: {
  sessionDate: string | null;
  passStart: string | null;
  guestName: string | null;
  late: boolean;
}): PurposeFacts => ({ date: sessionDate ?? passStart, guestName, late });
