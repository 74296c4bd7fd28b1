import { SeasonStatus, SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { covers } from 'shared-api/passes';
import { endUnpaid, type Pass, type PlayedPlace } from '../../src/club/places/rules';
import { initial } from '../../src/data/settings';

const { Active, Inactive, Cancelled: Ended } = SeasonStatus;

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
  payment: 'never asked for' | 'asked for',
  other: Partial<PlayedPlace['session']> = {},
): PlayedPlace => ({
  wasCharged: payment === 'asked for',
  isByPass: true,
  session: {
    id: sessionDate,
    sessionDate,
    startsAt: instantOf(sessionDate, '10:00'),
    closedOn: null,
    settings: { ...initial, id: 1 },
    status: SessionStatus.Open,
    dropInPrice: 10,
    drawsAt: null,
    ...other,
  },
});

const season = pass('2026-11-01', '2027-01-31');
const ended = { ...season, status: Ended };
const { Cancelled, Completed } = SessionStatus;
const played = '2026-11-14';

const since = (createdOn: string) => ({ ...ended, createdOn: new Date(createdOn) });
const unpaid: [what: string, place: PlayedPlace, ended: Pass, others: Pass[], isDue: boolean][] = [
  ['what was played under it is due', place(played, 'never asked for'), ended, [], true],
  ['what was owed anyway, paid, or let go stays so', place(played, 'asked for'), ended, [], false],
  ['a free session stays free', place(played, 'never asked for', { dropInPrice: 0 }), ended, [], false],
  [
    'a session that was not played costs nothing',
    place(played, 'never asked for', { status: Cancelled }),
    ended,
    [],
    false,
  ],
  [
    'one that is written down as over is due',
    place(played, 'never asked for', { status: Completed }),
    ended,
    [],
    true,
  ],
  ['one outside its dates is not', place('2026-10-31', 'never asked for'), ended, [], false],
  [
    'one from before it was bought is not',
    place(played, 'never asked for'),
    since('2026-11-14T16:00:00Z'),
    [],
    false,
  ],
  [
    'nor one that closed when it was bought',
    place(played, 'never asked for'),
    since('2026-11-14T15:00:00Z'),
    [],
    false,
  ],
  [
    'one that closed a moment later is',
    place(played, 'never asked for'),
    since('2026-11-14T14:59:59.999Z'),
    [],
    true,
  ],
  [
    'one that was moved into the past under it is',
    place(played, 'never asked for', { closedOn: new Date('2026-11-20T15:00:00Z') }),
    since('2026-11-18T15:00:00Z'),
    [],
    true,
  ],
  [
    'one that was moved there before it was bought is not',
    place(played, 'never asked for', { closedOn: new Date('2026-11-17T15:00:00Z') }),
    since('2026-11-18T15:00:00Z'),
    [],
    false,
  ],
  ['one that another pass covers is not', place(played, 'never asked for'), ended, [season], false],
  [
    'nor one that a pass which has run out covered',
    place(played, 'never asked for'),
    ended,
    [pass('2026-10-01', '2026-11-20', { status: Inactive })],
    false,
  ],
  [
    'a cancelled pass beside it covers nothing',
    place(played, 'never asked for'),
    ended,
    [{ ...season, status: Ended }],
    true,
  ],
];

test.each(unpaid)('a pass ends unpaid: %s', (_, one, pass, others, isDue) => {
  const passes = [pass, ...others];
  expect(endUnpaid([one], passes, [pass])).toEqual({
    due: isDue ? [one.session] : [],
    isWayAroundDraw: false,
  });
  // A pass that was paid still covers what was played under it.
  expect(endUnpaid([one], passes, []).due).toEqual([]);
});

const drawn = { drawsAt: new Date('2026-11-12T17:00:00Z') };

test.each<[what: string, place: PlayedPlace, others: Pass[], isWayAround: boolean]>([
  ['a spot that it gave', place(played, 'never asked for', drawn), [], true],
  ['one that costs nothing', place(played, 'never asked for', { ...drawn, dropInPrice: 0 }), [], true],
  ['one from the draw itself', { ...place(played, 'never asked for', drawn), isByPass: false }, [], false],
  ['one that another pass covers', place(played, 'never asked for', drawn), [season], false],
  ['one that was not played', place(played, 'never asked for', { ...drawn, status: Cancelled }), [], false],
])('whether a pass that ends unpaid was a way around a draw: %s', (_, one, others, isWayAround) =>
  expect(endUnpaid([one], [ended, ...others], [ended]).isWayAroundDraw).toBe(isWayAround),
);
