import { type Calls, SessionStatus, type Shape } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import { refuse } from '../../errors/app-error';
import { readCovered, readDues } from '../places/known';
import { assertOpenForAnswers, hasClosed } from '../places/policy';
import { lockSession } from '../places/store';
import { findSession } from '../sessions/store';
import { toSummary } from '../sessions/view';
import { type Verdict, verdictOf } from './policy';
import { askedFor } from './receipt';

type LinkReply = Shape<Calls['GET /api/v1/Attendance/confirm']>['reply'];

/** A mailed link: for whom, and for which session. */
interface MailedLink {
  sessionId: string;
  userId: string;
}

/**
 * Opens a mailed link without a hand: says what stands, and what the link's answer would cost.
 * @param isAttending the link's answer; undefined: only what stands is wanted
 * @returns also whether the link answers at once (`answers`)
 * @throws AppError `sessionNotFound`, `sessionCancelled`, `sessionCompleted`, and with an answer `answersClosed`
 */
export async function openLink(
  services: Command,
  { sessionId, userId }: MailedLink,
  isAttending: boolean | undefined,
): Promise<{ verdict: Verdict; reply: LinkReply }> {
  const { db: tx, clock } = services;
  const now = clock.now();
  const row = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
  if (row.status === SessionStatus.Cancelled) return refuse('sessionCancelled');
  // The link ends with its session: what its holder brought and owes is nobody's business any more.
  if (row.endsAt <= now) return refuse('sessionCompleted');
  if (isAttending !== undefined) assertOpenForAnswers(row, now, { type: isAttending ? 'yes' : 'no' });
  const session = (await findSession(tx, sessionId, now, userId)) ?? refuse('sessionNotFound');
  const { place } = session;
  const dues = (await readDues(tx, sessionId)).filter((due) => due.userId === userId);
  const own = dues.filter(({ guestName }) => guestName === null);
  const isFree = own.length > 0 || (await readCovered(tx, [userId], row.sessionDate)).has(userId);
  const noCosts =
    place?.noCosts && Date.parse(place.noCosts.until) <= now.getTime() ? place.noCosts.amount : 0;
  const costs = isAttending ? (isFree ? 0 : row.dropInPrice) : noCosts;
  const stands: LinkReply = {
    attending: place?.standing === 'in',
    place,
    ...(hasClosed(row, now) && { closed: true }),
    session: toSummary(session),
    paymentDue: askedFor(services, row, own),
    message: '',
  };
  if (isAttending === undefined) return { verdict: 'stands', reply: stands };
  const verdict = verdictOf({
    isAttending,
    standing: place?.standing ?? null,
    isFull: session.status === SessionStatus.Full,
    isContested: session.waitingListCount + session.offeredPlacesCount > 0,
    costs,
  });
  if (verdict !== 'asks') return { verdict, reply: stands };
  const guests = isAttending ? [] : (place?.guests.map(({ firstName }) => firstName) ?? []);
  return { verdict, reply: { ...stands, costs, guests, waiting: session.waitingListCount } };
}
