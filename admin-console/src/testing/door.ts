import type { Roster, RosterPerson } from 'shared-api';
import { type DoorEvent, happenedOn, type StoredDoorEvent } from 'shared-api/door';
import { clubDate } from 'shared-ui';
import { Answer, errorReply, type SentRequest, serve, session, silence } from 'shared-ui/testing';

/** Somebody on a roster; by default with a spot and a pass. */
export const rosterPerson = (id: string, name: string, other: Partial<RosterPerson> = {}): RosterPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    ...{ id, firstName, lastName, standing: 'in', pass: true, owes: false },
    ...{ firstTime: false, notes: null, walkIn: false, mark: null },
    ...other,
  };
};

/** A roster before the morning. */
export const rosterOf = (people: RosterPerson[], other: Partial<Roster> = {}): Roster => ({
  session: {
    ...{ id: 's1', sessionDate: clubDate(), startTime: '10:00', endTime: '12:00' },
    ...{ location: 'Gymnase', status: 0, dropInPrice: 10 },
  },
  ...{ maxCapacity: 20, readOn: new Date().toISOString(), closedOn: null, events: [], aliases: {} },
  people,
  ...other,
});

/** A club whose door works as the server's: it keeps each event once, and tells the roster with them. */
export const openClub = (roster: Roster) => {
  const club = {
    roster,
    /** Whom a search finds besides. */
    others: [] as RosterPerson[],
    sessions: [session({ id: 's1', sessionDate: clubDate() })],
    /** Whether the server answers at all. */
    isReached: true,
    isDeleted: false,
    /** What it answers to events, other than keeping them. */
    refuses: undefined as Answer | ((event: DoorEvent) => Answer | undefined) | undefined,
    sent: undefined as unknown as ReturnType<typeof serve>,
  };
  const receive = ({ body }: SentRequest) => {
    const { sentAt, events } = body as { sentAt: string; events: DoorEvent[] };
    const { refuses } = club;
    const refusal = refuses instanceof Answer ? refuses : events.map((one) => refuses?.(one)).find(Boolean);
    if (refusal) return refusal;
    const now = new Date();
    const known = new Set(club.roster.events.map(({ id }) => id));
    const added = events
      .filter(({ id }) => !known.has(id))
      .map(
        (event): StoredDoorEvent => ({
          ...event,
          happenedOn: happenedOn(event.deviceTime, sentAt, now, now),
          ...{ receivedOn: now.toISOString(), remark: null },
        }),
      );
    club.roster = { ...club.roster, events: [...club.roster.events, ...added] };
    return events.map(({ id }) => ({ id, result: known.has(id) ? 'duplicate' : 'applied' }));
  };
  club.sent = serve((request) => {
    if (!club.isReached) return silence;
    if (request.url.pathname.endsWith('/all')) return new Answer(200, club.sessions, club.sessions.length);
    if (request.url.pathname.endsWith('/roster') && club.isDeleted) return errorReply(404, 'sessionNotFound');
    if (request.url.searchParams.has('search')) return { ...club.roster, people: club.others };
    if (request.url.pathname.endsWith('/roster')) return { ...club.roster, readOn: new Date().toISOString() };
    if (request.call === 'GET /api/v1/Ratings') return [];
    if (request.url.pathname.endsWith('/door-events')) return receive(request);
    throw new TypeError(`Nothing answers ${request.call}`);
  });
  return club;
};
