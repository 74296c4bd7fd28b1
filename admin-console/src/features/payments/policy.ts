import type { Payment } from 'shared-api';
import { clubDate } from 'shared-ui';

/** Whether a payment that has come is for a spot of a session that is not over: a refund leaves that spot. */
export const holdsSpot = ({ sessionId, userId, sessionDate, withdrawnOn, late }: Payment): boolean =>
  Boolean(sessionId && userId && sessionDate && sessionDate >= clubDate()) && !withdrawnOn && !late;
