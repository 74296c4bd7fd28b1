import type { Session } from 'shared-api';
import { Answer, balance, club, record, type SentRequest } from 'shared-ui/testing';
import { upcoming } from './schedule';

/** The server's answers to yes and no. @param session as it is then */
export const receipt = (isAttending: boolean, session?: Session) => ({
  attendance: record({ isAttending }),
  paymentDue: null,
  ...(session && { session }),
});

/** A server that accepts answers for these sessions and returns the changed sessions. */
export const takingAnswers = (sessions: readonly Session[]) => {
  let current = sessions;
  const take =
    (status: number) =>
    ({ call, body }: SentRequest) => {
      const { isAttending } = body as { isAttending: boolean };
      const isThis = ({ id }: Session) => call.endsWith(`/${id}`);
      current = current.map((one) => (isThis(one) ? { ...one, isAttending } : one));
      return new Answer(status, receipt(isAttending, current.find(isThis)));
    };
  const calls = sessions.flatMap(({ id }) => [
    [`POST /api/v1/Attendance/sessions/${id}`, take(201)],
    [`PUT /api/v1/Attendance/sessions/${id}`, take(200)],
  ]);
  return {
    [upcoming]: () => current,
    'GET /api/v1/Balances/mine': balance(),
    'GET /api/v1/Payments/mine': [],
    'GET /api/v1/Settings/club': club,
    ...Object.fromEntries(calls),
  };
};
