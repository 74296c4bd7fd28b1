import type { Registration, Turnout } from 'shared-api';
import { clubDate } from 'shared-ui';
import * as records from 'shared-ui/testing';

// A row of each resource, for tests to modify.

export const session = records.session({
  id: 'r1',
  sessionDate: clubDate(),
  location: 'Centre communautaire',
  registeredPlayersCount: 0,
  participants: [],
  version: 3,
});

/** Whether a request is for the sessions from today on, the first of which has a card of its own. */
export const asksForNext = ({ pathname, searchParams }: URL): boolean =>
  pathname.endsWith('/Sessions/all') && !searchParams.has('to');

/** Where people stand with the session. */
export const turnout: Turnout = {
  ...{ in: 16, out: 3, waiting: 0, owed: 40, owing: 4 },
  unanswered: [
    { id: 'u8', userName: 'Ana Roy' },
    { id: 'u9', userName: 'Ben Roy' },
  ],
};

export const season = records.season({
  id: 'r1',
  name: 'Automne',
  startDate: '2026-09-01',
  endDate: '2026-11-30',
  version: 3,
});

export const user = records.user({ id: 'r1' });

export const payment = records.payment({
  id: 'r1',
  userName: 'Zoé Roy',
  userEmail: 'zoe@example.org',
  paymentDate: '2026-11-20T15:00:00Z',
  reference: 'CS-1',
  sessionId: null,
  version: 3,
});

/** Somebody's registration; `place` overrides parts of their place. */
export const registration = ({
  place,
  ...other
}: Partial<Omit<Registration, 'place'>> & { place?: Partial<Registration['place']> } = {}): Registration => ({
  ...{ userId: 'u1', firstName: 'Léa', lastName: 'Roy', userName: 'Léa Roy', email: 'lea@club.test' },
  ...{ notes: null, createdOn: '2026-11-20T12:00:00Z', owed: 0 },
  isAttending: (place?.standing ?? 'in') === 'in',
  waitingPosition: place?.position ?? null,
  place: records.place(place),
  ...other,
});
