import {
  type Calls,
  type PaymentDue,
  type Place,
  SessionStatus,
  type Shape,
  UserStatus,
} from 'shared-api/contract';
import { isSigned } from '../../crypto/signatures';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import { withEmailLanguage } from '../../mail/outbox/sender';
import { messagesIn } from '../../messages';
import { accountOf, type PaymentRow } from '../money/ledger';
import { answer, askedFor, isAsked, refuseIfFull } from './answer';
import { openingOf, readCovered, readDues } from './known';
import { heldBack } from './model/facts';
import { toSummary } from './read';
import { findSession } from './sessions';
import { assertOpenForAnswers, hasClosed, lockSession, type SessionRow } from './store';

/** Answers by a link in an e-mail. */
export function linkRoutes(route: Route): void {
  route('GET /api/v1/Attendance/confirm', {
    before: async ({ services, query, caller }) => {
      const { sessionId, userId, attending, signature } = query;
      if (!sessionId || !userId || ![undefined, 'true', 'false'].includes(attending))
        return refuse('missingAttendanceLink');
      const isOwn = caller?.id === userId;
      // The signature covers session and player but not the answer: the page offers the other answer too.
      const isMailed = isSigned(services.config.keys, signature ?? '', 'attendance', sessionId, userId);
      if (!isOwn && !isMailed) return refuse('invalidAttendanceLink');
      const user = isUuid(userId) && isUuid(sessionId) ? await findUser(services.db, userId) : undefined;
      if (user?.status !== UserStatus.Active) return refuse('invalidAttendanceLink');
      if (attending === 'true') await refuseIfFull(services, sessionId, userId);
      return { sessionId, user };
    },
    perform: async ({ services, query: { attending, ask }, locale, language }, { sessionId, user }) => {
      const { firstName } = user;
      const userId = user.id as PlayerId;
      const isAttending = attending === 'true';
      if (!attending || ask === 'true') {
        const wanted = attending ? isAttending : undefined;
        const { verdict, reply } = await openLink(services, { sessionId, userId }, wanted);
        if (verdict !== 'answers') return { ...reply, firstName };
      }
      const inLanguage = withEmailLanguage(services, language, userId);
      const { receipt } = await answer(inLanguage, sessionId, userId, { isAttending });
      return {
        attending: isAttending,
        firstName,
        place: receipt.attendance.place,
        session: receipt.attendance.session,
        paymentDue: receipt.paymentDue,
        ...(receipt.credit && { credit: receipt.credit }),
        message: messagesIn(locale).confirmations[isAttending ? 'attending' : 'declined'],
      };
    },
  });
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

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
async function openLink(
  command: Command,
  { sessionId, userId }: MailedLink,
  isAttending: boolean | undefined,
): Promise<{ verdict: Verdict; reply: LinkReply }> {
  const { db: tx, clock } = command;
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
  const covered = await readCovered(tx, [userId], row.sessionDate);
  const early = isAttending ? heldBack({ ...openingOf(row), covered }, userId, now.getTime()) : null;
  const hasTurn = place !== null && place.standing !== 'out';
  if (early && !hasTurn) return refuse(early);
  const isFree = own.length > 0 || covered.has(userId);
  const noCosts =
    place?.noCosts && Date.parse(place.noCosts.until) <= now.getTime() ? place.noCosts.amount : 0;
  const costs = isAttending ? (isFree ? 0 : row.dropInPrice) : noCosts;
  const stands: LinkReply = {
    attending: place?.standing === 'in',
    place,
    ...(hasClosed(row, now) && { closed: true }),
    session: toSummary(session),
    paymentDue: await askedTogether(command, row, dues, userId),
    message: '',
  };
  if (isAttending === undefined) return { verdict: 'stands', reply: stands };
  const verdict = verdictOf({
    isAttending,
    standing: place?.standing ?? null,
    isFull: session.status === SessionStatus.Full || early !== null,
    isContested: session.waitingListCount + session.offeredPlacesCount > 0,
    costs,
  });
  if (verdict !== 'asks') return { verdict, reply: stands };
  const guests = isAttending ? [] : (place?.guests.map(({ firstName }) => firstName) ?? []);
  return { verdict, reply: { ...stands, costs, guests, waiting: session.waitingListCount } };
}

/** What somebody is asked for, for their own place and their guests', as one transfer; null when that is nothing. */
async function askedTogether(
  command: Command,
  session: SessionRow,
  dues: readonly PaymentRow[],
  userId: string,
): Promise<PaymentDue | null> {
  const asked = dues.filter(isAsked);
  const due = askedFor(command, session, asked);
  if (!due || asked.length === 1) return due;
  const { reference } = await accountOf(command.db, userId);
  return { ...due, amount: asked.reduce((cents, { openCents }) => cents + openCents, 0) / 100, reference };
}

/** What a mailed link finds that is opened and does not come from a hand yet. */
interface Found {
  /** The answer of the link. */
  isAttending: boolean;
  /** Where the person stands; null for who has not answered. */
  standing: Place['standing'] | null;
  /** Whether no spot is free for newcomers. */
  isFull: boolean;
  /** Whether others wait, or are asked. */
  isContested: boolean;
  /** What the answer makes due, or leaves due, in dollars. */
  costs: number;
}

type Verdict = 'answers' | 'asks' | 'stands';

/**
 * What opening a mailed link does, since mail scanners open it too: it answers (`answers`) for somebody who has not, where
 * nothing is lost by it; changes nothing that stands already, or that cannot be had (`stands`); and waits for a hand
 * (`asks`) where it would say no, change an answer, a spot or a turn, make a price due, or take a spot that others wait for.
 */
export function verdictOf(found: Found): Verdict {
  const { isAttending, standing, isFull, isContested, costs } = found;
  // After a no, the club's mails to who has not answered, and the spots of a later pass, pass somebody by.
  if (standing === null) return !isAttending || costs > 0 || isContested ? 'asks' : 'answers';
  if (!isAttending) return standing === 'out' ? 'stands' : 'asks';
  return standing === 'in' || (isFull && standing !== 'offered') ? 'stands' : 'asks';
}
