import { SeasonStatus, SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { covers } from 'shared-api/passes';
import { rejudge } from '../../src/features/places/policy';
import type { Pass, Place } from '../../src/features/places/store';

const { Active, Inactive, Cancelled: Ended } = SeasonStatus;
const now = new Date('2026-11-21T23:00:00Z');

const pass = (startDate: string, endDate: string, other: Partial<Pass> = {}): Pass => ({
  ...{ startDate, endDate, status: Active, createdOn: new Date('2026-11-01T15:00:00Z') },
  ...other,
});

test.each([
  ['the first day', pass('2026-11-28', '2026-12-31'), true],
  ['a day within', pass('2026-11-01', '2026-12-31'), true],
  ['the last day', pass('2026-11-01', '2026-11-28'), true],
  ['the only day', pass('2026-11-28', '2026-11-28'), true],
  ['the day before the first', pass('2026-11-29', '2026-12-31'), false],
  ['the day after the last', pass('2026-11-01', '2026-11-27'), false],
  ['a day of a cancelled pass', pass('2026-11-01', '2026-12-31', { status: Ended }), false],
  ['a day of a pass that is inactive', pass('2026-11-01', '2026-12-31', { status: Inactive }), false],
  ['a day in another year', pass('2025-11-01', '2025-12-31'), false],
])('a pass and November 28: %s', (_, which, expected) => {
  expect(covers(which, '2026-11-28')).toBe(expected);
});

const place = (
  sessionDate: string,
  payment: Place['payment'],
  other: Partial<Place['session']> = {},
): Place => ({
  payment,
  session: {
    ...{ id: sessionDate, sessionDate, startsAt: instantOf(sessionDate, '10:00'), answersCloseMinutes: 0 },
    ...{ status: SessionStatus.Open, dropInPrice: 10, ...other },
  },
});

const season = pass('2026-11-01', '2027-01-31');
const ended = { ...season, status: Ended };
const short = pass('2026-11-01', '2026-11-30');
const { Full, Cancelled, Completed } = SessionStatus;
const [next, later, played] = ['2026-11-28', '2026-12-05', '2026-11-14'];

type Case = [what: string, places: Place[], passes: Pass[], charge: string[], withdraw: string[]];

const coming: Case[] = [
  ['nothing without places', [], [season], [], []],
  ['covered, owed: withdrawn', [place(next, 'pending')], [season], [], [next]],
  ['covered, received: stays', [place(next, 'received')], [season], [], []],
  ['covered, never asked for: stays', [place(next, 'none')], [season], [], []],
  ['covered, asked for in vain: stays', [place(next, 'void')], [season], [], []],
  ['not covered, never asked for: charged', [place(next, 'none')], [], [next], []],
  ['not covered, given back before: charged', [place(next, 'void')], [], [next], []],
  ['not covered, owed: stays', [place(next, 'pending')], [], [], []],
  ['not covered, received: not paid twice', [place(next, 'received')], [], [], []],
  ['not covered, free of charge', [place(next, 'none', { dropInPrice: 0 })], [], [], []],
  ['a full session is judged like an open one', [place(next, 'none', { status: Full })], [], [next], []],
  ['a cancelled session costs nothing', [place(next, 'none', { status: Cancelled })], [], [], []],
  ['one that an administrator calls over', [place(next, 'none', { status: Completed })], [], [], []],
  ['the pass of another season', [place(next, 'none')], [pass('2027-01-01', '2027-03-31')], [next], []],
  ['a cancelled pass covers nothing', [place(next, 'none')], [ended], [next], []],
  ['one pass of two is enough', [place(next, 'pending')], [ended, season], [], [next]],
  [
    'only what the pass covers is withdrawn',
    [place(next, 'pending'), place(later, 'pending')],
    [short],
    [],
    [next],
  ],
  [
    'only what it does not cover is charged',
    [place(next, 'none'), place(later, 'none')],
    [short],
    [later],
    [],
  ],
  [
    'both at once, by the pass that is left',
    [place(next, 'pending'), place(later, 'none')],
    [short, { ...season, status: Ended }],
    [later],
    [next],
  ],
  ['one moved out of the pass', [place('2027-02-06', 'none')], [season], ['2027-02-06'], []],
  ['one moved into it', [place('2027-01-30', 'pending')], [season], [], ['2027-01-30']],
  ['the pass’s last day', [place('2026-11-30', 'pending')], [short], [], ['2026-11-30']],
  ['the day after it', [place('2026-12-01', 'none')], [short], ['2026-12-01'], []],
  [
    'one that starts in a moment is coming',
    [place(next, 'none', { startsAt: new Date(now.getTime() + 1) })],
    [],
    [next],
    [],
  ],
  ['one that starts now is not', [place(next, 'none', { startsAt: now })], [], [], []],
  [
    'nor one whose answers have closed',
    [place(next, 'none', { answersCloseMinutes: 8 * 24 * 60 })],
    [],
    [],
    [],
  ],
  ['what was played stays owed under a new pass', [place(played, 'pending')], [season], [], []],
  ['and stays as it is without one', [place(played, 'none')], [], [], []],
];

test.each(coming)('%s', (_, places, passes, charge, withdraw) => {
  const verdict = rejudge({ places, passes, endedUnpaid: [], now });
  expect([verdict.charge, verdict.withdraw].map((list) => list.map(({ id }) => id))).toEqual([
    charge,
    withdraw,
  ]);
});

const since = (createdOn: string) => ({ ...ended, createdOn: new Date(createdOn) });
const unpaid: [what: string, place: Place, ended: Pass, others: Pass[], isDue: boolean][] = [
  ['what was played under it is due', place(played, 'none'), ended, [], true],
  ['what was owed anyway stays', place(played, 'pending'), ended, [], false],
  ['what was paid stays', place(played, 'received'), ended, [], false],
  ['what an administrator has let go stays so', place(played, 'void'), ended, [], false],
  ['a free session stays free', place(played, 'none', { dropInPrice: 0 }), ended, [], false],
  [
    'a session that was not played costs nothing',
    place(played, 'none', { status: Cancelled }),
    ended,
    [],
    false,
  ],
  ['one that is written down as over is due', place(played, 'none', { status: Completed }), ended, [], true],
  ['one outside its dates is not', place('2026-10-31', 'none'), ended, [], false],
  ['one from before it was bought is not', place(played, 'none'), since('2026-11-14T16:00:00Z'), [], false],
  ['nor one that closed when it was bought', place(played, 'none'), since('2026-11-14T15:00:00Z'), [], false],
  ['one that closed a moment later is', place(played, 'none'), since('2026-11-14T14:59:59.999Z'), [], true],
  ['one that another pass covers is not', place(played, 'none'), ended, [season], false],
  [
    'nor one that a pass which has run out covered',
    place(played, 'none'),
    ended,
    [pass('2026-10-01', '2026-11-20', { status: Inactive })],
    false,
  ],
  [
    'a cancelled pass beside it covers nothing',
    place(played, 'none'),
    ended,
    [{ ...season, status: Ended }],
    true,
  ],
];

test.each(unpaid)('a pass ends unpaid: %s', (_, one, pass, others, isDue) => {
  const verdict = rejudge({ places: [one], passes: [pass, ...others], endedUnpaid: [pass], now });
  expect(verdict).toEqual({ charge: isDue ? [one.session] : [], withdraw: [] });
  // A pass that was paid keeps what was played under it.
  expect(rejudge({ places: [one], passes: [pass, ...others], endedUnpaid: [], now }).charge).toEqual([]);
});
