import type { Payment, Season, Session, User } from 'shared-api';
import { clubDate } from 'shared-ui';

// A row of each resource, for tests that make their own of it.

export const session: Session = {
  id: 'r1',
  sessionDate: clubDate(),
  startTime: '10:00',
  endTime: '12:00',
  maxCapacity: 20,
  dropInPrice: 10,
  location: 'Centre communautaire',
  status: 0,
  registeredPlayersCount: 0,
  waitingListCount: 0,
  participants: [],
  isAttending: null,
  waitingPosition: null,
  version: 3,
};

export const season: Season = {
  id: 'r1',
  name: 'Automne',
  startDate: '2026-09-01',
  endDate: '2026-11-30',
  price: 95,
  status: 0,
  notes: null,
  weeks: 13,
  sessionsCount: 11,
  registeredUsersCount: 4,
  version: 3,
};

export const user: User = {
  id: 'r1',
  username: 'zoe',
  firstName: 'Zoé',
  lastName: 'Roy',
  email: 'zoe@example.org',
  isAdmin: false,
  paymentPlan: 1,
  status: 0,
  createdOn: '2026-03-01T15:00:00Z',
  emailConfirmed: true,
  language: 1,
  version: 3,
};

export const payment: Payment = {
  id: 'r1',
  userId: 'u1',
  userName: 'Zoé Roy',
  userEmail: 'zoe@example.org',
  amount: 10,
  plan: 1,
  method: 0,
  status: 0,
  paymentDate: '2026-11-20T15:00:00Z',
  reference: 'CS-1',
  sessionId: null,
  version: 3,
};
