import {
  type AttendanceRecord,
  type Balance,
  type Club,
  Language,
  type LoggedIn,
  type Me,
  type OpenPayment,
  type PassOffer,
  type Payment,
  PaymentMethod,
  PaymentStatus,
  type Place,
  Plan,
  type Season,
  SeasonStatus,
  type Session,
  SessionStatus,
  type Subscription,
  type User,
  UserStatus,
  useAuth,
} from 'shared-api';

/** Records of a small club for tests, typed by the contract, with optional overrides. */

export const session = (other: Partial<Session> = {}): Session => ({
  id: 's1',
  sessionDate: '2026-11-28',
  startTime: '10:00',
  endTime: '12:00',
  maxCapacity: 20,
  dropInPrice: 10,
  location: 'Gymnase du Parc',
  status: SessionStatus.Open,
  registeredPlayersCount: 8,
  waitingListCount: 0,
  offeredPlacesCount: 0,
  participants: [{ firstName: 'Léa' }, { firstName: 'Karim' }],
  isAttending: null,
  waitingPosition: null,
  place: null,
  cancelReason: null,
  version: 1,
  ...other,
});

/** A player's place in a session. */
export const place = (other: Partial<Place> = {}): Place => ({
  standing: 'in',
  source: 'person',
  position: null,
  offeredUntil: null,
  isCall: false,
  missedOut: false,
  late: false,
  noCosts: null,
  guests: [],
  ...other,
});

export const record = (other: Partial<AttendanceRecord> = {}): AttendanceRecord => ({
  id: 'a1',
  sessionId: 's1',
  userId: 'u1',
  userName: 'Léa Gagnon',
  isAttending: true,
  notes: null,
  updateReason: null,
  checkInTime: '2026-11-28T15:00:00Z',
  createdOn: '2026-11-20T12:00:00Z',
  waitingPosition: null,
  place: place({ standing: other.isAttending === false ? 'out' : 'in' }),
  session: session(),
  ...other,
});

export const club: Club = {
  organizationName: 'Basket du Plateau',
  address: '6100, avenue du Parc, Montréal (Québec) H2V 4H6',
  contactEmail: 'bonjour@club.test',
  paymentEmail: 'paiement@club.test',
  sport: 'basketball',
  privacyOfficer: 'Nadia Charbonneau',
  logo: null,
  position: { latitude: 45.5276, longitude: -73.6117 },
  socialLinks: {},
  dropInPrice: 10,
  seasonPrice: 95,
  nextSeason: null,
  answersCloseMinutes: 0,
  answerDeadlineHours: 24,
  lateNoCharged: false,
  creditReleasedDates: false,
  unpaidHoldHours: null,
  guestsPerPlayer: 1,
  minPlayers: 0,
  noShowLimit: 0,
  weekday: 6,
  startTime: '10:00',
  endTime: '12:00',
  opening: false,
  sellsPasses: true,
};

export const due = { paymentId: 'p1', amount: 10, payTo: 'paiement@club.test', reference: 'CS-4821' };

export const payment = (other: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  userId: 'u1',
  userName: 'Léa Gagnon',
  userEmail: 'lea@club.test',
  amount: 10,
  plan: Plan.DropIn,
  method: PaymentMethod.Interac,
  status: PaymentStatus.Pending,
  paymentDate: '2026-11-20T12:00:00Z',
  reference: 'CS-4821',
  sessionId: 's1',
  sessionDate: '2026-11-28',
  guestName: null,
  passStart: null,
  passEnd: null,
  paid: 0,
  late: false,
  sentOn: null,
  withdrawnOn: null,
  version: 1,
  ...other,
});

export const openPayment = (other: Partial<OpenPayment> = {}): OpenPayment => ({
  paymentId: 'p1',
  plan: Plan.DropIn,
  sessionId: 's1',
  sessionDate: '2026-11-28',
  guestName: null,
  passStart: null,
  passEnd: null,
  late: false,
  reference: 'CS-4821',
  amount: 10,
  paid: 0,
  due: 10,
  since: '2026-11-20T12:00:00Z',
  sentOn: null,
  ...other,
});

/** A balance computed from its open payments. */
export const balance = (open: OpenPayment[] = [], credit = 0): Balance => ({
  credit,
  owed: open.reduce((sum, { due }) => sum + due, 0),
  payTo: 'paiement@club.test',
  reference: 'CS-MINE-0001',
  open,
});

export const me = (other: Partial<Me> = {}): Me => ({
  id: 'u1',
  username: 'lea',
  firstName: 'Léa',
  lastName: 'Gagnon',
  email: 'lea@club.test',
  isAdmin: false,
  paymentPlan: Plan.DropIn,
  status: UserStatus.Active,
  createdOn: '2026-01-10T12:00:00Z',
  emailConfirmed: true,
  pendingEmail: null,
  wantsNews: true,
  asksFirst: false,
  hasWaited: false,
  wantsReminders: true,
  wantsAnswers: true,
  wantsSpots: true,
  wantsPasses: true,
  language: Language.English,
  version: 3,
  ...other,
});

export const season = (other: Partial<Season> = {}): Season => ({
  id: 'f1',
  name: 'Fall 2026',
  startDate: '2026-09-12',
  endDate: '2026-12-12',
  price: 95,
  status: SeasonStatus.Active,
  notes: null,
  maxPasses: null,
  weeks: 13,
  sessionsCount: 11,
  registeredUsersCount: 12,
  version: 1,
  ...other,
});

export const passOffer = (other: Partial<PassOffer> = {}): PassOffer => ({
  kind: 'season',
  season: season(),
  startDate: '2026-09-12',
  endDate: '2026-12-12',
  price: 95,
  saturdays: 4,
  sessionsLeft: 4,
  sessionsUnannounced: 0,
  sessionsTotal: 11,
  saves: -55,
  paysFrom: null,
  savesOver: null,
  isSoldOut: false,
  placesLeft: null,
  sessionsFull: 0,
  everySpotHeld: false,
  ...other,
});

export const subscription = (other: Partial<Subscription> = {}): Subscription => ({
  id: 'sub1',
  userId: 'u1',
  userName: 'Léa Gagnon',
  seasonId: 'f1',
  startDate: '2026-11-21',
  endDate: '2026-12-12',
  price: 95,
  status: SeasonStatus.Active,
  createdOn: '2026-11-21T12:00:00Z',
  paymentDue: null,
  sessionsLeft: 4,
  ending: {
    isPaid: true,
    played: { count: 0, amount: 0 },
    stays: { count: 0, amount: 0 },
    mustBePaid: false,
  },
  ...other,
});

/** A user as administrators see them. */
export const user = (other: Partial<User> = {}): User => ({
  id: 'u2',
  username: 'zoe',
  firstName: 'Zoé',
  lastName: 'Roy',
  email: 'zoe@example.org',
  isAdmin: false,
  isDoor: false,
  paymentPlan: Plan.DropIn,
  status: UserStatus.Active,
  createdOn: '2026-03-01T15:00:00Z',
  emailConfirmed: true,
  language: Language.French,
  version: 3,
  ...other,
});

/** A login's answer. */
export const loggedIn = (other: Partial<LoggedIn> = {}): LoggedIn => {
  const { id, username, firstName, lastName, email, isAdmin, paymentPlan } = me();
  return { token: 't1', id, username, firstName, lastName, email, isAdmin, paymentPlan, ...other };
};

/** Logs somebody in on this device, as after a login. */
export const logIn = (paymentPlan: Plan = Plan.DropIn) => {
  useAuth.getState().acceptLogin(loggedIn({ paymentPlan }));
};

export const logOut = () => useAuth.getState().logout();

/** The tests' current time: a Saturday morning, a week before the first session. */
export const now = new Date('2026-11-21T14:00:00Z');
