import { type Session, SessionStatus } from 'shared-api';
import { place, session } from 'shared-ui/testing';
import { withAnswer } from './api';

const full = { status: SessionStatus.Full, registeredPlayersCount: 20 };

test.each([
  ['a first yes takes a spot', {}, true, { registeredPlayersCount: 9, isAttending: true }],
  ['a first no takes none', {}, false, { registeredPlayersCount: 8, isAttending: false }],
  ['a no gives the spot back', { isAttending: true }, false, { registeredPlayersCount: 7 }],
  ['the same answer again changes nothing', { isAttending: true }, true, { registeredPlayersCount: 8 }],
  [
    'the last spot fills the session',
    { registeredPlayersCount: 19 },
    true,
    { registeredPlayersCount: 20, status: SessionStatus.Full },
  ],
  [
    'a spot given back opens a full session',
    { ...full, isAttending: true },
    false,
    { registeredPlayersCount: 19, status: SessionStatus.Open },
  ],
  [
    'a spot that somebody waits for is theirs',
    { ...full, isAttending: true, waitingListCount: 2 },
    false,
    { registeredPlayersCount: 20, status: SessionStatus.Full, waitingListCount: 1 },
  ],
  [
    'a no leaves the line',
    { ...full, waitingPosition: 2, waitingListCount: 2 },
    false,
    { waitingPosition: null, waitingListCount: 1, status: SessionStatus.Full },
  ],
  [
    'a cancelled session stays one',
    { status: SessionStatus.Cancelled, isAttending: true },
    false,
    { status: SessionStatus.Cancelled },
  ],
  [
    'guests leave with their host',
    { isAttending: true, place: place({ guests: [{ id: 'g', firstName: 'Ana' }] }) },
    false,
    { registeredPlayersCount: 6, place: place({ standing: 'out' }) },
  ],
  [
    'an offer that is accepted is a spot',
    { ...full, registeredPlayersCount: 19, offeredPlacesCount: 1, place: place({ standing: 'offered' }) },
    true,
    { registeredPlayersCount: 20, offeredPlacesCount: 0, status: SessionStatus.Full, place: place() },
  ],
] as const)('%s', (_rule, before, isAttending, after) => {
  expect(withAnswer(session(before as Partial<Session>), isAttending)).toMatchObject(after);
});

test('guests come back with a no that is undone', () => {
  const before = session({ isAttending: false, place: place({ standing: 'out' }) });
  const guests = [{ id: 'g', firstName: 'Ana' }];
  expect(withAnswer(before, true, guests)).toMatchObject({
    registeredPlayersCount: 10,
    place: { standing: 'in', guests },
  });
});
