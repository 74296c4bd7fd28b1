import { type Roster, type RosterPerson, SessionStatus } from 'shared-api';
import type { DoorEvent, StoredDoorEvent } from 'shared-api/door';
import type { KeptEvent } from './event-store';
import { lastTaps, morningOf, peopleFound, peopleUnder, walkInName } from './people';

const person = (id: string, name: string, other: Partial<RosterPerson> = {}): RosterPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    ...{ id, firstName, lastName, standing: 'in', pass: true, owes: false },
    ...{ firstTime: false, notes: null, walkIn: false, mark: null },
    ...other,
  };
};

const roster: Roster = {
  session: {
    ...{ id: 's1', sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00' },
    ...{ location: 'Gymnase', status: 0, dropInPrice: 10 },
  },
  maxCapacity: 4,
  readOn: '2026-11-28T14:00:00.000Z',
  closedOn: null,
  people: [
    person('zoe', 'Zoé Roy'),
    person('ana', 'Ana Roy', { pass: false, owes: true }),
    person('guest', 'Émile', { hostId: 'zoe', pass: false }),
    person('wim', 'Wim Otto', { standing: 'waiting', pass: false }),
    person('lea', 'Léa-Maude Côté', { standing: 'none', pass: false }),
    person('out', 'Anouk Sy', { standing: 'out' }),
  ],
  events: [],
  aliases: {},
};

let sequence = 0;
const kept = (
  kind: DoorEvent['kind'],
  who: string | null,
  other: Partial<DoorEvent> = {},
  facts: Partial<KeptEvent> = {},
): KeptEvent => {
  sequence += 1;
  const time = { deviceTime: `2026-11-28T14:${String(sequence).padStart(2, '0')}:00.000Z`, device: 'd1' };
  const event = { id: `e${sequence}`, kind, person: who, sequence, ...time, ...other };
  return { event, session: 's1', owner: 'vera', state: 'waiting', ...facts };
};
beforeEach(() => {
  sequence = 0;
});

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);

test('one list by first name, accents ignored, guests under their host; who has not answered is not on it', () => {
  const morning = morningOf(roster, [], 0);
  expect(names(peopleUnder('all', morning))).toEqual(['Ana Roy', 'Wim Otto', 'Zoé Roy', 'Émile']);
  expect(morning.people.find(({ id }) => id === 'guest')?.host).toBe('Zoé Roy');
  expect([morning.here, morning.expected]).toEqual([0, 3]);
});

test('a guest whose host is not on the list stands in it by their own name', () => {
  const people = roster.people.filter(({ id }) => id !== 'zoe');
  expect(names(peopleUnder('all', morningOf({ ...roster, people }, [], 0)))).toEqual([
    'Ana Roy',
    'Émile',
    'Wim Otto',
  ]);
});

test.each([
  ['an', ['Ana Roy']],
  ['ano', ['Anouk Sy']],
  ['LEA', ['Léa-Maude Côté']],
  ['maude c', ['Léa-Maude Côté']],
  ['cote', ['Léa-Maude Côté']],
  ['roy', ['Ana Roy', 'Zoé Roy']],
  ['oy', []],
  ['Côté, Léa', ['Léa-Maude Côté']],
  ['leamaude', ['Léa-Maude Côté']],
])('the search for %s finds %j', (search, found) => {
  expect(names(peopleFound(search, morningOf(roster, [], 0)))).toEqual(found);
});

test('a link’s phone finds by whole names what it knows by initials, also without a network', () => {
  const people = [person('zoe', 'Zoé R.'), person('lea', 'Léa C.', { standing: 'none' })];
  const morning = morningOf({ ...roster, people }, [], 0);
  const foundBy = (search: string) => names(peopleFound(search, morning, true));
  expect(foundBy('Zoé Roy')).toEqual(['Zoé R.']);
  expect(foundBy('lea cote')).toEqual(['Léa C.']);
  expect([foundBy('zoé tremblay'), foundBy('lé')]).toEqual([[], []]);
});

test('two letters that are a whole first name find everybody of that name, so that nobody is made twice', () => {
  const people = [...roster.people, person('bo', 'Bo Li', { standing: 'none' })];
  expect(names(peopleFound('bo', morningOf({ ...roster, people }, [], 0)))).toEqual(['Bo Li']);
});

test.each([
  ['mia', { firstName: 'Mia' }],
  [' mia  van dyk ', { firstName: 'Mia', lastName: 'Van dyk' }],
  ['mia d', { firstName: 'Mia' }],
  ['m', undefined],
  ['m\u200b', undefined],
])('the walk-in of %j is %j', (search, name) => {
  expect(walkInName(search)).toEqual(name);
});

test('a tap counts at once, on this phone; what the server has is sent', () => {
  const own = [kept('here', 'zoe'), kept('here', 'ana', {}, { state: 'sent' })];
  const morning = morningOf(roster, own, 0);
  const of = (wanted: string) => morning.people.find(({ id }) => id === wanted);
  expect(morning.here).toBe(2);
  expect([of('zoe'), of('ana')]).toMatchObject([
    { mark: 'here', isUnsent: true, at: '2026-11-28T14:01:00.000Z' },
    { mark: 'here', isUnsent: false },
  ]);
  expect(names(peopleUnder('notYet', morning))).toEqual(['Émile']);
});

test('this phone’s clock is corrected before its taps are put among another phone’s', () => {
  const undo: StoredDoorEvent = {
    ...{ id: 'other', kind: 'undo', person: 'zoe', device: 'd2', sequence: 1, remark: null },
    ...{ deviceTime: '2026-11-28T14:00:30Z', happenedOn: '2026-11-28T14:00:30.000Z', receivedOn: '' },
  };
  // Two hours ahead: by the server's clock it was at 14:01.
  const own = [kept('here', 'zoe', { deviceTime: '2026-11-28T16:01:00.000Z' })];
  expect(morningOf({ ...roster, events: [undo] }, own, -2 * 3_600_000).here).toBe(1);
  expect(
    morningOf(
      { ...roster, events: [{ ...undo, happenedOn: '2026-11-28T14:02:00.000Z' }] },
      own,
      -2 * 3_600_000,
    ).here,
  ).toBe(0);
});

test('an event that the server tells, too, counts once; a refused one does not count', () => {
  const known = kept('here', 'zoe', {}, { state: 'sent' });
  const told: StoredDoorEvent = {
    ...known.event,
    ...{ happenedOn: known.event.deviceTime, receivedOn: known.event.deviceTime, remark: null },
  };
  const own = [known, kept('here', 'ana', {}, { state: 'refused' })];
  const morning = morningOf({ ...roster, events: [told] }, own, 0);
  expect(morning.events).toHaveLength(1);
  expect(morning.here).toBe(1);
});

describe('a walk-in', () => {
  const walkIn = () => kept('walk-in', 'tmp', { walkIn: { firstName: 'Mia' } });

  test('is on the list, here, new, and owes the price until they pay', () => {
    const morning = morningOf(roster, [walkIn()], 0);
    expect(morning.people.find(({ id }) => id === 'tmp')).toMatchObject({
      ...{ name: 'Mia', mark: 'here', owes: true, walkIn: true, firstTime: true, isUnsent: true },
    });
    expect(morning.expected).toBe(4);
    expect(names(peopleUnder('owes', morning))).toEqual(['Ana Roy', 'Mia']);
    const paid = morningOf(roster, [walkIn(), kept('paid', 'tmp', { method: 'cash' })], 0);
    expect(names(peopleUnder('owes', paid))).toEqual(['Ana Roy']);
  });

  test('owes nothing for a session that is cancelled', () => {
    const session = { ...roster.session, status: SessionStatus.Cancelled };
    const morning = morningOf({ ...roster, session }, [walkIn()], 0);
    expect(morning.people.find(({ id }) => id === 'tmp')).toMatchObject({ mark: 'here', owes: false });
  });

  test('is one person under their lasting id, once the server has given it', () => {
    const own = [
      { ...walkIn(), state: 'sent' as const, person: 'mia' },
      kept('paid', 'tmp', { method: 'cash' }),
    ];
    const before = morningOf(roster, own, 0);
    expect(before.people.filter(({ name }) => name === 'Mia')).toMatchObject([{ id: 'mia', paid: 'cash' }]);
    const people = [...roster.people, person('mia', 'Mia', { walkIn: true })];
    const after = morningOf({ ...roster, people, aliases: { tmp: 'mia' } }, own, 0);
    expect(after.people.filter(({ name }) => name === 'Mia')).toMatchObject([{ id: 'mia', paid: 'cash' }]);
  });

  test('that is taken back is gone, unless money was noted', () => {
    const undo = () => kept('undo', 'tmp');
    expect(names(peopleUnder('all', morningOf(roster, [walkIn(), undo()], 0)))).not.toContain('Mia');
    const paid = [walkIn(), kept('paid', 'tmp', { method: 'cash' }), undo()];
    expect(names(peopleUnder('all', morningOf(roster, paid, 0)))).toContain('Mia');
  });
});

test('whoever waits takes the spot of somebody who has not come: as many people as before', () => {
  const morning = morningOf(roster, [kept('replaced', 'wim', { replaces: 'ana' })], 0);
  expect([morning.here, morning.expected]).toEqual([1, 3]);
  expect(names(peopleUnder('notYet', morning))).toEqual(['Zoé Roy', 'Émile']);
  expect(morning.state.replaced.get('ana')).toBe('wim');
});

test('the last taps are this phone’s, newest first, together what was done together, and only what still stands', () => {
  const together = { deviceTime: '2026-11-28T14:30:00.000Z' };
  const own = [
    kept('here', 'wim', { device: 'd2' }),
    kept('here', 'zoe'),
    kept('undo', 'zoe'),
    kept('paid', 'ana', { method: 'interac' }),
    kept('here', 'zoe', together),
    kept('here', 'guest', together),
  ];
  const taps = lastTaps(morningOf(roster, own, 0), 'd1', 5);
  expect(taps.map(({ done }) => done.map(({ person: { id }, kind }) => `${id} ${kind}`))).toEqual([
    ['guest mark', 'zoe mark'],
    ['ana paid'],
  ]);
  expect(lastTaps(morningOf(roster, own, 0), 'd1', 1)).toHaveLength(1);
});

test('once the morning is closed, whoever has a spot and no mark is absent, and nobody else', () => {
  const closed = [kept('here', 'zoe'), kept('replaced', 'wim', { replaces: 'guest' }), kept('closed', null)];
  const marks = (status: number) =>
    morningOf({ ...roster, session: { ...roster.session, status } as Roster['session'] }, closed, 0)
      .people.filter(({ mark }) => mark === 'absent')
      .map(({ id }) => id);
  expect(marks(0)).toEqual(['ana']);
  expect(marks(2)).toEqual([]);
});

test('who is absent by a closing that is only on this phone is not said to be sent', () => {
  const unsent = (closing: KeptEvent, closedOn: string | null) =>
    morningOf({ ...roster, closedOn }, [closing], 0)
      .people.filter(({ isUnsent }) => isUnsent)
      .map(({ id }) => id);
  const absent = ['ana', 'zoe', 'guest'];
  expect(unsent(kept('closed', null), null)).toEqual(absent);
  expect(unsent(kept('closed', null, {}, { state: 'sent' }), null)).toEqual([]);
  expect(unsent(kept('closed', null), '2026-11-28T14:00:00.000Z')).toEqual([]);
});

test.each([
  ['cancelled', { status: SessionStatus.Cancelled }, ['zoe here']],
  ['moved to a later day', { sessionDate: '2026-11-29' }, ['zoe here', 'ana absent']],
])('a session that was %s after its closing has no other marks than were made', (_, change, marks) => {
  const events = [kept('here', 'zoe'), kept('absent', 'ana', { reason: 'Left' }), kept('closed', null)];
  const session = { ...roster.session, ...change };
  // As the server has kept it before.
  const told = events.map(({ event }): StoredDoorEvent => {
    return { ...event, happenedOn: event.deviceTime, receivedOn: event.deviceTime, remark: null };
  });
  const { people, state } = morningOf({ ...roster, session, events: told }, [], 0);
  expect(people.flatMap(({ id, mark }) => (mark ? `${id} ${mark}` : [])).reverse()).toEqual(marks);
  expect(state.closedOn === null).toBe('sessionDate' in change);
});
