import { type Club, type Session, SessionStatus } from 'shared-api';

/*
 * Answers with everything that the styles of the drawn schedule and home page depend on. Of what is drawn with them the
 * build keeps the styles; a page that needs others is shown without sessions until the app is there.
 */

const at = Date.UTC(2030, 0, 5, 12);
const inDays = (days: number): string => new Date(at + days * 86_400_000).toISOString();

const session: Session = {
  id: '00000000-0000-7000-8000-000000000000',
  sessionDate: inDays(7).slice(0, 10),
  startTime: '10:00',
  endTime: '12:00',
  maxCapacity: 20,
  dropInPrice: 10,
  location: 'Gym',
  status: SessionStatus.Open,
  registeredPlayersCount: 4,
  waitingListCount: 0,
  offeredPlacesCount: 0,
  participants: [{ firstName: 'Zoé' }],
  isAttending: null,
  waitingPosition: null,
  place: null,
  cancelReason: null,
  version: 1,
};

const opening = { opensAt: inDays(3), drawsAt: null, drawnOn: null, isReminded: false };
const lists: Session[][] = [
  [],
  // One that is played as the page is drawn, and nothing else.
  [{ ...session, sessionDate: inDays(0).slice(0, 10), startTime: '00:00', endTime: '23:59' }],
  [
    { ...session, sessionDate: inDays(0).slice(0, 10), startTime: '00:00', endTime: '23:59' },
    session,
    { ...session, registeredPlayersCount: 16, dropInPrice: 0 },
    { ...session, status: SessionStatus.Full, registeredPlayersCount: 20, waitingListCount: 2 },
  ],
  [
    { ...session, status: SessionStatus.Cancelled, cancelReason: { en: 'Snow', fr: 'Neige' } },
    { ...session, opening },
    { ...session, opening: { ...opening, opensAt: null, drawsAt: inDays(2) } },
  ],
];

const answersOf = (sessions: Session[], club?: Pick<Club, 'opening'>): string => {
  const answer = (body: unknown) => ({ revision: null, body });
  return JSON.stringify({
    '/api/v1/Sessions/upcoming': answer(sessions),
    '/api/v1/Sessions/available': answer(sessions),
    ...(club && { '/api/v1/Settings/club': answer(club) }),
  });
};

export const examples = [
  ...lists.map((sessions) => ({ at, answers: answersOf(sessions) })),
  { at, answers: answersOf([], { opening: true }) },
];
