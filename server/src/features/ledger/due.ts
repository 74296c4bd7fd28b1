import { asc, sql } from 'drizzle-orm';
import { payments } from '../../db/schema';

/** Condition on `payments`: still to be paid, wholly or in part. */
export const isDue = sql`${payments.openCents} > 0`;

/** Since when a due payment has been owed: the last time that it became due. */
export const owedSince = payments.paymentDate;

/** The order of dues in which credit pays them. */
export const oldestFirst = [asc(owedSince), asc(payments.id)];
