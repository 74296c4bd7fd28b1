import { centsOf } from 'shared-api/money';
import type { Command } from '../../http/perform';
import type { DueFacts, SessionFacts } from '../../mail/facts';
import { gatherLetters } from '../../mail/outbox/sender';
import type { Message } from '../../messages';
import { dueFacts, dueForPlace } from '../money/dues';
import { mailCredited } from '../money/mails';
import { type Changed, dueOf } from './change';
import { guestsOf, type Person, type PlaceRow } from './known';
import type { Notice } from './model/consequences';
import { awaitsDraw, countOf, freeOf, waitsByPass } from './model/facts';
import { lapseOf } from './model/policy';
import { creditReturnedTo, creditUsedFor, lineOf, placeOf, type Seen } from './read';

/** The author of a change, in mails. */
export interface NoticeOptions {
  by: 'person' | 'administrator' | 'pass';
  /** A draw has given the places. */
  isDrawn?: true;
  /** The administrator's message. */
  reason?: Message;
  /** People who are notified in another way. */
  except?: ReadonlySet<string>;
  /** The club has waived the price of late noes; nobody took the places. */
  forgives?: boolean;
}

/** A session's facts for mails. @param attending how many are in */
export const toSessionFacts = (session: Omit<SessionFacts, 'attending'>, attending: number): SessionFacts => {
  const { id, sessionDate, startTime, endTime, location, status, dropInPrice, maxCapacity } = session;
  return { id, sessionDate, startTime, endTime, location, status, dropInPrice, maxCapacity, attending };
};

/** The same after a change. */
export const factsOfSession = ({ session, facts }: Pick<Changed, 'session' | 'facts'>): SessionFacts =>
  toSessionFacts(session, countOf(facts, 'in'));

/** Mails everybody whose state has changed, once each, and those whose payments have become credit. */
export async function sendNotices(command: Command, changed: Changed, options: NoticeOptions): Promise<void> {
  const { consequences, known, withdrawn, session } = changed;
  const emails = gatherLetters(command.emails);
  const seen = seenIn(changed);
  const notified = new Set<string>();
  const notices = consequences.notices.filter(
    ({ key }) => known.people.get(key)?.isActive && !options.except?.has(key),
  );
  for (const { key, notice } of notices) {
    const person = known.people.get(key);
    if (person) await sendNotice(emails, changed, options, { person, notice, seen });
    if (notice === 'declined') notified.add(key);
  }
  await emails.send();
  await sendGuestNotices(command.emails, changed, options);
  const unnotified = withdrawn.filter(({ userId }) => !notified.has(userId ?? ''));
  if (unnotified.length > 0) await mailCredited(command, unnotified, session.sessionDate);
}

/** Notifies hosts of a guest who is in, is out without them, or whose late no has been waived. */
async function sendGuestNotices(
  emails: Command['emails'],
  changed: Changed,
  { by, forgives = false, reason }: NoticeOptions,
): Promise<void> {
  const { consequences, known, rows } = changed;
  const session = factsOfSession(changed);
  const before = new Map(known.places.map((row) => [row.id, row]));
  for (const { key } of [...consequences.changed, ...consequences.removed]) {
    const [was, is] = [before.get(key), rows.get(key)];
    const { hostId, guestName: guest } = is ?? was ?? {};
    const host = hostId && known.people.get(hostId);
    if (!host || !guest) continue;
    const about = { to: host, session, guest };
    if (is?.standing === 'in' && was?.standing !== 'in') {
      const [due, credit] = [pendingDue(changed, is), creditUsedFor(changed, is)];
      await emails.notify('guest-added', { ...about, due, credit });
    } else if (was?.late && !is?.late) {
      await emails.notify('late-no-forgiven', {
        ...about,
        by: forgives ? 'club' : 'taken',
        reason,
      });
    } else if (was?.standing === 'in' && is?.standing !== 'in' && rows.get(host.id)?.standing === 'in') {
      const late = is?.late ? lateCostsOf(changed, [is]) : undefined;
      await emails.notify('guest-dropped', { ...about, by, late, reason });
    }
  }
}

async function sendNotice(
  emails: Pick<Command['emails'], 'notify'>,
  changed: Changed,
  { by, reason, forgives = false, isDrawn }: NoticeOptions,
  { person, notice, seen }: { person: Person; notice: Notice; seen: Seen },
): Promise<void> {
  const { rows, facts, known } = changed;
  const session = factsOfSession(changed);
  const about = { to: person, session };
  const row = rows.get(person.id);
  const was = known.places.find(({ userId }) => userId === person.id);
  const place = placeOf(seen, person.id);
  switch (notice) {
    case 'confirmed':
    case 'held-by-pass':
    case 'place-free': {
      const confirmed = {
        ...about,
        credit: creditUsedFor(changed, row),
        due: pendingDue(changed, row),
        isIncluded: facts.covered.has(person.id),
        noCosts: place?.noCosts ?? null,
        guests: guestsOf(rows.values(), person.id),
      };
      const given = isDrawn ? 'draw' : 'line';
      const how = notice === 'place-free' ? given : notice === 'held-by-pass' ? 'pass' : by;
      return emails.notify('place-confirmed', { ...confirmed, reason, by: how });
    }
    case 'declined': {
      const hadSpot = known.places.some(({ userId, standing }) => userId === person.id && standing === 'in');
      const theirs = [...rows.values()].filter((one) => one.late && (one.hostId ?? one.userId) === person.id);
      return emails.notify('place-declined', {
        ...about,
        reason,
        by,
        hadSpot,
        credit: creditReturnedTo(changed, person.id),
        guests: guestsOf(known.places, person.id),
        late: by === 'person' ? lateCostsOf(changed, theirs) : undefined,
      });
    }
    case 'place-offered':
    case 'place-called': {
      const isFree = facts.covered.has(person.id) || row?.late || session.dropInPrice <= 0;
      return emails.notify('place-offered', {
        ...about,
        until: place?.offeredUntil ?? new Date(0).toISOString(),
        isCall: notice === 'place-called',
        due: isFree ? null : { amount: session.dropInPrice },
        late: row?.late ? lateCostsOf(changed, [row]) : undefined,
      });
    }
    case 'offer-passed':
      return emails.notify('offer-passed', { ...about, ...passedOf(changed, row) });
    case 'waiting':
      if (changed.session.drawsAt && place?.position === null)
        return emails.notify('draw-entered', {
          ...about,
          drawsAt: changed.session.drawsAt.toISOString(),
          wantsSpots: person.wantsSpots,
        });
      return emails.notify('waiting-joined', {
        ...about,
        position: place?.position ?? 1,
        wantsSpots: person.wantsSpots,
        ...(isDrawn && { isDrawn }),
      });
    case 'forgiven':
      return emails.notify('late-no-forgiven', {
        ...about,
        by: forgives ? 'club' : 'taken',
        guest: null,
        reason,
      });
    case 'unpaid-reminder': {
      const held = facts.places.find(({ key }) => key === person.id);
      const [due, until] = [pendingDue(changed, row), held ? lapseOf(facts, held) : null];
      if (!due || until === null) return undefined;
      return emails.notify('place-unpaid', {
        ...about,
        due,
        until: new Date(until).toISOString(),
      });
    }
    case 'lapsed':
      return emails.notify('place-lapsed', {
        ...about,
        guests: guestsOf(known.places, person.id),
      });
    case 'left':
      return emails.notify('waiting-left', {
        ...about,
        by,
        reason,
        ...(awaitsDraw(facts) && was && !waitsByPass(was) && { isDraw: true }),
      });
  }
}

/** A player's own view of their place after a change. */
export const viewOf = (changed: Changed, userId: string) => placeOf(seenIn(changed), userId);

/** What players' views of their places after a change are made of. */
function seenIn({ rows: stored, facts, known, dues, session }: Changed): Seen {
  const rows = [...stored.values()].sort(byAge);
  return {
    ...{ rows, line: lineOf(rows), away: facts.away, terms: facts, awaitsDraw: awaitsDraw(facts) },
    nameOf: (key) => known.people.get(key)?.firstName,
    ...{ dues, price: session.dropInPrice },
  };
}

/** In the order of the answers. */
const byAge = (one: PlaceRow, other: PlaceRow): number =>
  one.since.getTime() - other.since.getTime() || (one.id < other.id ? -1 : 1);

/** Why an offer has ended for somebody who may still wait. */
function passedOf({ facts, known }: Changed, row: PlaceRow | undefined) {
  if (row?.standing !== 'waiting') return { isCall: false };
  const wasCalled = known.places.some(({ id, isCall }) => id === row.id && isCall);
  const isOpen = row.wasCalled && freeOf(facts) > 0;
  if (wasCalled && !row.wasCalled) return { isCall: true };
  return { isCall: true, because: isOpen ? ('unanswered' as const) : ('withdrawn' as const) };
}

/** The amount that somebody still owes for their own place. */
export function pendingDue({ dues, session }: Changed, row: PlaceRow | undefined): DueFacts | null {
  const due = dueOf(row, dues).find(({ openCents }) => openCents > 0);
  return due ? dueFacts(dueForPlace(due, session.sessionDate, row?.late)) : null;
}

/**
 * The price of places given up too late: what is still open of it, or all of it once it has been paid; undefined when
 * there is none.
 */
function lateCostsOf(
  { dues }: Changed,
  late: readonly PlaceRow[],
): { amount: number; isPaid: boolean } | undefined {
  const owed = late.flatMap((row) => dueOf(row, dues).slice(0, 1));
  if (owed.length === 0) return undefined;
  const open = owed.reduce((cents, { openCents }) => cents + openCents, 0);
  const price = owed.reduce((cents, { amount }) => cents + centsOf(amount), 0);
  return { amount: (open || price) / 100, isPaid: open === 0 };
}
