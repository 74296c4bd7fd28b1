import { SessionStatus } from 'shared-api';
import { now, session } from 'shared-ui/testing';
import { lossOf, withAnswer } from './one-tap';

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
] as const)('%s', (_rule, before, isAttending, after) => {
  expect(withAnswer(session(before), isAttending)).toMatchObject(after);
});

const day = 86_400_000;
const start = Date.parse('2026-11-28T15:00:00Z');

test.each([
  ['without a spot there is nothing to lose', { isAttending: null, waitingListCount: 3 }, start, undefined],
  ['in time, and nobody waits', { isAttending: true }, start - day, undefined],
  ['less than 24 hours before', { isAttending: true }, start - day + 1, { isLate: true, isPassedOn: false }],
  [
    'somebody waits',
    { isAttending: true, waitingListCount: 1 },
    now.getTime(),
    { isLate: false, isPassedOn: true },
  ],
  [
    'a session without a date is never late',
    { isAttending: true, sessionDate: null as never },
    start,
    undefined,
  ],
])('what a no loses: %s', (_case, of, at, loss) => {
  expect(lossOf(session(of), at, 24)).toEqual(loss);
});
