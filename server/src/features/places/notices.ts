import { Plan } from 'shared-api/contract';
import type { Db } from '../../db/types';
import type { DueFacts, Message, SessionFacts } from '../../emails/facts';
import type { Services } from '../../services';
import { type Changed, dueOf } from './change';
import type { Person, StoredPlace } from './known';
import type { Notice } from './model/consequences';
import { countOf } from './model/facts';
import { positionIn } from './view';

/** Whose doing a change is, as mails say it. */
export interface Doing {
  by: 'person' | 'administrator' | 'pass';
  /** The administrator's words. */
  reason?: Message;
  /** Those who are told in another way. */
  except?: ReadonlySet<string>;
}

/** What mails say about a session, as it is after a change. */
export function factsOfSession({ session, facts }: Pick<Changed, 'session' | 'facts'>): SessionFacts {
  const { id, sessionDate, startTime, endTime, location, status, dropInPrice, maxCapacity } = session;
  const attending = countOf(facts, 'in');
  return { id, sessionDate, startTime, endTime, location, status, dropInPrice, maxCapacity, attending };
}

/** Writes to everybody whose standing has changed, once each. */
export async function sendNotices(
  { emails }: Services,
  tx: Db,
  changed: Changed,
  doing: Doing,
): Promise<void> {
  const { consequences, known } = changed;
  for (const { key, notice } of consequences.notices) {
    const person = known.people.get(key);
    if (person?.isActive && !doing.except?.has(key))
      await sendNotice(emails, tx, changed, doing, person, notice);
  }
  await sendGuestNotices(emails, tx, changed);
}

/** Tells hosts of a guest who is in, or out without them. */
async function sendGuestNotices(emails: Services['emails'], tx: Db, changed: Changed): Promise<void> {
  const { consequences, known, rows } = changed;
  const about = { session: factsOfSession(changed) };
  for (const { key } of consequences.changed) {
    const row = rows.get(key);
    const host = row?.hostId && known.people.get(row.hostId);
    if (!host || !row.guestName) continue;
    const due = pendingDue(changed, row);
    await emails.sendEmail(tx, host, 'guest-added', { ...about, userId: host.id, guest: row.guestName, due });
  }
  for (const { key } of consequences.removed) {
    const row = known.places.find(({ id }) => id === key);
    const host = row?.hostId && rows.get(row.hostId)?.standing === 'in' && known.people.get(row.hostId);
    if (!host || !row.guestName) continue;
    await emails.sendEmail(tx, host, 'guest-dropped', {
      ...about,
      userId: host.id,
      guest: row.guestName,
    });
  }
}

async function sendNotice(
  emails: Services['emails'],
  tx: Db,
  changed: Changed,
  { by, reason }: Doing,
  person: Person,
  notice: Notice,
): Promise<void> {
  const { rows, facts, known } = changed;
  const session = factsOfSession(changed);
  const row = rows.get(person.id);
  const about = { userId: person.id, session };
  const words = reason && { reason };
  switch (notice) {
    case 'confirmed':
    case 'held-by-pass':
    case 'place-free': {
      const place = {
        ...about,
        due: pendingDue(changed, row),
        isIncluded: facts.covered.has(person.id),
        guests: [...rows.values()].flatMap(({ hostId, guestName }) =>
          hostId === person.id && guestName ? guestName : [],
        ),
      };
      const how = notice === 'place-free' ? 'line' : notice === 'held-by-pass' ? 'pass' : by;
      return emails.sendEmail(tx, person, 'place-confirmed', { ...place, ...words, by: how });
    }
    case 'declined': {
      const hadSpot = known.places.some(({ userId, standing }) => userId === person.id && standing === 'in');
      return emails.sendEmail(tx, person, 'place-declined', { ...about, ...words, by, hadSpot });
    }
    case 'place-offered':
    case 'place-called':
      return emails.sendEmail(tx, person, 'place-offered', {
        ...about,
        until: new Date(row?.offeredUntil ?? 0).toISOString(),
        isCall: notice === 'place-called',
        due:
          facts.covered.has(person.id) || session.dropInPrice <= 0 ? null : { amount: session.dropInPrice },
      });
    case 'offer-passed':
      return emails.sendEmail(tx, person, 'offer-passed', { ...about, isCall: row?.standing === 'waiting' });
    case 'waiting':
      return emails.sendEmail(tx, person, 'waiting-joined', {
        ...about,
        position: (row && positionIn([...rows.values()], row)) ?? 1,
      });
    case 'left':
      return emails.sendEmail(tx, person, 'waiting-left', { ...about, by: by === 'pass' ? 'person' : by });
  }
}

/** What somebody still owes for their own place. */
export function pendingDue({ dues, session }: Changed, row: StoredPlace | undefined): DueFacts | null {
  const due = dueOf(row, dues).find(({ isPending }) => isPending);
  return due
    ? { amount: due.amount, reference: due.reference, plan: Plan.DropIn, date: session.sessionDate }
    : null;
}

/** Tells those whose place costs something now, or nothing any more, though they have done nothing themselves. */
export async function sendDuesChanged({ emails }: Services, tx: Db, changed: Changed): Promise<void> {
  const { charged, withdrawn, known, consequences, session } = changed;
  const told = new Set(consequences.notices.map(({ key }) => key));
  const date = session.sessionDate;
  for (const person of known.people.values()) {
    const theirs = (dues: Changed['dues']) => dues.filter(({ userId }) => userId === person.id);
    if (told.has(person.id) || theirs([...charged, ...withdrawn]).length === 0) continue;
    await emails.sendEmail(tx, person, 'session-dues-changed', {
      included: theirs(withdrawn).map(() => date),
      due: theirs(charged).map(({ amount, reference }) => ({ amount, reference, plan: Plan.DropIn, date })),
    });
  }
}
