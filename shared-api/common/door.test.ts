import fc from 'fast-check';
import { type DoorEvent, type DoorEventKind, type DoorRemark, doorState, happenedOn } from './door';

type Happened = DoorEvent & { happenedOn: string; remark?: DoorRemark | null };

const [ana, ben, cleo] = ['ana', 'ben', 'cleo'];
const start = new Date('2026-11-28T15:00:00Z');
const time = (minute: number) => new Date(Date.UTC(2026, 10, 28, 15, minute)).toISOString();
let count = 0;

/** What one phone says, a minute after its last event. */
const says = (kind: DoorEventKind, person: string | null, more: Partial<Happened> = {}): Happened => {
  count++;
  const at = time(count % 60);
  const rest = { device: 'one', sequence: count, deviceTime: at, happenedOn: at };
  return { id: `event-${count}`, kind, person, ...rest, ...more };
};
beforeEach(() => {
  count = 0;
});

/** What `doorState` asks of so many events, of which half claim one spot. */
const askedOf = (many: number): number => {
  let asked = 0;
  const events = Array.from({ length: many }, (_, index) => {
    const said = index % 2 ? says('replaced', `p${index}`, { replaces: ana }) : says('here', `p${index}`);
    return new Proxy(said, {
      get: (event, name) => {
        asked++;
        return Reflect.get(event, name);
      },
    });
  });
  const maps = ['get', 'has', 'set'] as const;
  const spies = maps.map((name) => jest.spyOn(Map.prototype, name));
  doorState(events);
  asked += spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return asked;
};

test('ten times the events are ten times the work, but for their sorting', () => {
  expect(askedOf(5000)).toBeLessThan(askedOf(500) * 10 * 1.5);
});

/** A state without times and events. */
const told = (events: readonly Happened[], aliases?: Record<string, string>) => {
  const { marks, paid, replaced, remarks, walkIns } = doorState(events, aliases);
  return {
    marks: Object.fromEntries([...marks].map(([id, { mark }]) => [id, mark])),
    paid: Object.fromEntries([...paid].map(([id, { method }]) => [id, method])),
    replaced: Object.fromEntries(replaced),
    remarks: [...remarks.values()],
    walkIns: [...walkIns.keys()],
  };
};
const nothing = { marks: {}, paid: {}, replaced: {}, remarks: [], walkIns: [] };

test.each<[string, () => Happened[], Partial<ReturnType<typeof told>>]>([
  ['somebody is here', () => [says('here', ana)], { marks: { ana: 'here' } }],
  ['the same tap undoes', () => [says('here', ana), says('undo', ana)], {}],
  ['here, after all late', () => [says('here', ana), says('late', ana)], { marks: { ana: 'late' } }],
  [
    'two phones saw the same person',
    () => [says('here', ana), says('here', ana, { device: 'two' })],
    { marks: { ana: 'here' }, remarks: ['alreadyMarked'] },
  ],
  ['an undo of nothing', () => [says('undo', ana)], { remarks: ['alreadyMarked'] }],
  ['paid', () => [says('paid', ana, { method: 'cash' })], { paid: { ana: 'cash' } }],
  ['paid, taken back', () => [says('paid', ana, { method: 'cash' }), says('undo-paid', ana)], {}],
  [
    'paid twice: the first counts',
    () => [says('paid', ana, { method: 'cash' }), says('paid', ana, { method: 'interac', device: 'two' })],
    { paid: { ana: 'cash' }, remarks: ['alreadyPaid'] },
  ],
  [
    'pays later, and in cash after all',
    () => [says('paid', ana, { method: 'account' }), says('paid', ana, { method: 'cash' })],
    { paid: { ana: 'cash' } },
  ],
  [
    'paid, and not later',
    () => [says('paid', ana, { method: 'cash' }), says('paid', ana, { method: 'account' })],
    { paid: { ana: 'cash' }, remarks: ['alreadyPaid'] },
  ],
  ['closed on both phones', () => [says('closed', null), says('closed', null, { device: 'two' })], {}],
  [
    'a walk-in is here',
    () => [says('walk-in', cleo, { walkIn: { firstName: 'Cleo' } })],
    { marks: { cleo: 'here' }, walkIns: ['cleo'] },
  ],
  [
    'a walk-in by mistake stays known, without a mark',
    () => [says('walk-in', cleo, { walkIn: { firstName: 'Cleo' } }), says('undo', cleo)],
    { walkIns: ['cleo'] },
  ],
  [
    'somebody takes the spot of somebody who has not come',
    () => [says('replaced', cleo, { replaces: ben })],
    { marks: { cleo: 'here' }, replaced: { ben: 'cleo' } },
  ],
  [
    'who comes after all has their spot, too',
    () => [says('replaced', cleo, { replaces: ben }), says('late', ben)],
    { marks: { cleo: 'here', ben: 'late' } },
  ],
  [
    'who was here all the time loses nothing',
    () => [says('here', ben), says('replaced', cleo, { replaces: ben, device: 'two' })],
    { marks: { cleo: 'here', ben: 'here' } },
  ],
  ['an undo gives the spot back', () => [says('replaced', cleo, { replaces: ben }), says('undo', cleo)], {}],
  [
    'two people take one spot: the first has it, until that is undone',
    () => [
      says('replaced', cleo, { replaces: ben }),
      says('replaced', ana, { replaces: ben, device: 'two' }),
      says('undo', cleo),
    ],
    { marks: { ana: 'here' }, replaced: { ben: 'ana' } },
  ],
  [
    'excused, when the morning is closed',
    () => [says('excused', ben, { reason: 'Flu' }), says('closed', null)],
    { marks: { ben: 'excused' } },
  ],
  [
    'what happens after closing counts, and is remarked',
    () => [says('closed', null), says('here', ana)],
    { marks: { ana: 'here' }, remarks: ['afterClose'] },
  ],
  [
    'a correction with a reason is not',
    () => [says('closed', null), says('absent', ana, { reason: 'It was Ben' })],
    { marks: { ana: 'absent' } },
  ],
])('%s', (_, events, expected) => {
  expect(told(events())).toEqual({ ...nothing, ...expected });
});

test('a correction of how somebody came does not change when', () => {
  const when = (...events: Happened[]) => doorState(events).marks.get(ana);
  const reason = 'Ben had the list';
  expect(when(says('here', ana), says('late', ana, { reason }))).toMatchObject({ mark: 'late', at: time(1) });
  expect(when(says('absent', ana, { reason }), says('here', ana, { reason }))).toMatchObject({ at: time(4) });
});

test('a closing before the session’s day, to which it was moved, does not count', () => {
  const closed = says('closed', null);
  const on = (sessionDate: string) => doorState([closed], {}, sessionDate).closedOn;
  expect(on('2026-11-27')).toBe(closed.happenedOn);
  expect(on('2026-11-28')).toBe(closed.happenedOn);
  expect(on('2026-11-29')).toBeNull();
});

test('a mark says when it was made, and a morning when it was closed', () => {
  const events = [says('here', ana), says('here', ana), says('closed', null), says('closed', null)];
  const state = doorState(events);
  expect(state.marks.get(ana)).toMatchObject({ at: time(1), event: 'event-1' });
  expect(state.closedOn).toBe(time(3));
});

test('within a phone the order is its own, whatever its clock says', () => {
  const events = [says('here', ana, { happenedOn: time(50) }), says('undo', ana, { happenedOn: time(10) })];
  expect(told(events)).toEqual(nothing);
});

test('between phones time decides', () => {
  const undo = says('undo', ana, { device: 'two', happenedOn: time(9) });
  expect(told([says('here', ana, { happenedOn: time(8) }), undo])).toEqual(nothing);
});

test('temporary and merged ids are those of one person', () => {
  const events = [
    says('walk-in', 'temporary', { walkIn: { firstName: 'Ana' } }),
    says('paid', 'temporary', { method: 'cash' }),
    says('undo-paid', ana),
  ];
  expect(told(events, { temporary: ana })).toMatchObject({ marks: { ana: 'here' }, paid: {} });
});

test.each([
  ['an exact clock', 0],
  ['two hours ahead', 120],
  ['two hours behind', -120],
])('a phone with %s says when something happened', (_, off) => {
  expect(happenedOn(time(3 + off), time(10 + off), new Date(time(10)), start)).toBe(time(3));
});

test('nothing happens in the future, even if a clock was set back before sending', () => {
  expect(happenedOn(time(40), time(10), new Date(time(10)), start)).toBe(time(10));
});

test.each([
  ['after the morning, happened at its start', '2026-12-02T15:00:00.000Z', '2026-11-28T15:00:00.000Z'],
  ['before it, happened then', '2026-11-25T15:00:00.000Z', '2026-11-25T15:00:00.000Z'],
])('what a phone with an empty clock says %s', (_, sentAt, at) => {
  expect(happenedOn('1970-01-01T00:10:00.000Z', sentAt, new Date(sentAt), start)).toBe(at);
});

describe('what comes before the session’s day', () => {
  const early = (kind: DoorEventKind, person: string, more: Partial<Happened> = {}) =>
    says(kind, person, { happenedOn: '2026-11-28T04:59:59.999Z', ...more });
  const on = (events: readonly Happened[], sessionDate = '2026-11-28') => {
    const { marks, paid, walkIns, replaced, remarks } = doorState(events, {}, sessionDate);
    return {
      here: [...marks.keys()],
      known: paid.size + walkIns.size + replaced.size,
      remarks: [...remarks.values()],
    };
  };

  test.each<[DoorEventKind, Partial<Happened>]>([
    ['here', {}],
    ['late', {}],
    ['excused', { reason: 'Flu' }],
    ['paid', { method: 'cash' }],
    ['walk-in', { walkIn: { firstName: 'Cleo' } }],
    ['replaced', { replaces: ben }],
  ])('changes nothing, and is remarked: %s', (kind, more) => {
    const one = early(kind, cleo, more);
    expect(on([one])).toEqual({ here: [], known: 0, remarks: ['early'] });
    expect(on([{ ...one, happenedOn: '2026-11-28T05:00:00.000Z' }])).not.toMatchObject({
      remarks: ['early'],
    });
  });

  test('counts after all, if the session is moved to that day', () => {
    const one = early('here', ana, { remark: 'early' });
    expect(on([one])).toMatchObject({ here: [], remarks: ['early'] });
    expect(on([one], '2026-11-27')).toMatchObject({ here: [ana], remarks: [] });
  });

  test('goes on counting where it was the session’s day, before that was moved', () => {
    expect(on([early('here', ana, { remark: null })])).toMatchObject({ here: [ana], remarks: [] });
  });

  test('is not what a phone says whose clock has gone back meanwhile', () => {
    const [first, second] = [says('here', ana), early('here', ben)];
    expect(on([first, second])).toMatchObject({ here: [ana, ben], remarks: [] });
  });
});

describe('two for one spot', () => {
  const contested = (...events: Happened[]) => Object.fromEntries(doorState(events).contested);
  const takes = (person: string) => says('replaced', person, { replaces: ben });

  test.each<[string, () => Happened[], string[]]>([
    ['who was replaced comes after all', () => [takes(cleo), says('late', ben)], ['event-1', 'event-2']],
    ['who was here all the time is replaced', () => [says('here', ben), takes(cleo)], ['event-1', 'event-2']],
    ['two take one', () => [takes(cleo), takes(ana)], ['event-1', 'event-2']],
  ])('%s', (_, events, claims) => {
    expect(contested(...events())).toEqual({ ben: claims });
  });

  test.each<[string, () => Happened[]]>([
    ['one of them has left again', () => [takes(cleo), says('late', ben), says('undo', cleo)]],
    ['one person has taken it twice', () => [takes(cleo), says('undo', cleo), takes(cleo)]],
    [
      'a free spot is nobody’s',
      () => ['cleo', 'ana'].map((one) => says('replaced', one, { replaces: null })),
    ],
  ])('not when %s', (_, events) => {
    expect(contested(...events())).toEqual({});
  });
});

const person = fc.constantFrom('ana', 'ben', 'cleo', 'dan');
const kind = fc.constantFrom<DoorEventKind>(
  ...([
    'here',
    'here',
    'undo',
    'late',
    'paid',
    'undo-paid',
    'walk-in',
    'replaced',
    'excused',
    'closed',
  ] as const),
);
const morning = fc
  .array(
    fc.record({
      kind,
      person,
      replaces: fc.option(person),
      device: fc.constantFrom('one', 'two'),
      minute: fc.nat(59),
      method: fc.constantFrom('cash', 'interac', 'account'),
    }),
    { maxLength: 25 },
  )
  .map((said) =>
    said.map(
      ({ minute, ...event }, sequence): Happened => ({
        ...event,
        id: `event-${sequence}`,
        sequence,
        ...{ deviceTime: time(minute), happenedOn: time(minute), walkIn: { firstName: 'Somebody' } },
        ...(event.kind === 'closed' && { person: null }),
      }),
    ),
  );

test('events give one state in whatever order, and however often, they arrive', () => {
  const shuffled = morning.chain((events) =>
    fc.record({
      events: fc.constant(events),
      arrived: fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ events, arrived }) => {
      expect(doorState(arrived)).toEqual(doorState(events));
    }),
  );
});

test('nobody is here and replaced, and whoever replaces somebody is here', () => {
  fc.assert(
    fc.property(morning, (events) => {
      const { marks, replaced } = doorState(events);
      for (const [gone, by] of replaced) {
        expect(['here', 'late']).toContain(marks.get(by)?.mark);
        expect(['here', 'late']).not.toContain(marks.get(gone)?.mark);
      }
    }),
  );
});
