import { type Before, change, stillApplies } from '../../../src/club/places/model/consequences';
import { at, type Circumstances, eventOf, factsOf, names, startsAt } from './notation';

/** Before answers close, and after. */
const [early, late] = ['Wed-12:00', 'Sat-10:10'];

interface Case extends Circumstances {
  /** When the session began before it was moved. */
  began?: string;
  /** Holders of a pass for the date that it had. */
  passThen?: string;
  /** Whose places something is due or paid for; everybody's by default who is in. */
  charged?: string;
  /** Who got the price of their pass's date back. */
  credited?: string;
}

const changed = (places: string, events: string, moment: string, { began, ...given }: Case = {}) => {
  const facts = factsOf(places, given);
  const inside = facts.places.filter(({ standing }) => standing === 'in').map(({ key }) => key);
  const { passThen, charged = inside.join(' '), credited = '' } = given;
  const before: Before = {
    startsAt: began ? at(began) : startsAt,
    ...(passThen !== undefined && { covered: new Map(names(passThen).map((key) => [key, 0])) }),
    charged: new Set(names(charged)),
    credited: new Set(names(credited)),
  };
  return change(facts, events.split('; ').map(eventOf), at(moment), before);
};

const owed = (...asked: Parameters<typeof changed>): string => {
  const result = changed(...asked);
  if ('refused' in result) return result.refused;
  const { charge, release } = result.consequences;
  return [...charge.map((key) => `+${key}`), ...release.map((key) => `-${key}`)].join(' ');
};

describe('who owes now (+), and who no longer (-)', () => {
  test.each<[string, string, string, string, string, Case?]>([
    ['a yes', '3: ana', 'yes ben', early, '+ben'],
    ['two events count together', '3: ana', 'yes ben; no ben', early, ''],
    ['one is refused, and so are all', '1: ana', 'no ana; yes ben; yes cam', early, 'sessionFull'],

    ['a pass begins', '3: ana', 'cover ana', early, '-ana', { pass: 'ana' }],
    ['a pass ends', '3: ana', 'uncover ana', early, '+ana', { charged: '' }],
    ['a pass begins for who is not in', '3: ana', 'cover ben', early, '', { pass: 'ben' }],

    ['moved to a date without the pass', '3: ana ben', 'move', early, '+ana', { passThen: 'ana' }],
    ['moved to a date with it', '3: ana ben', 'move', early, '-ana', { pass: 'ana', passThen: '' }],
    ['moved within it', '3: ana', 'move', early, '', { pass: 'ana', passThen: 'ana' }],
    // Who was charged nothing is charged for the new date, whatever is known of the former one.
    ['moved once it had closed', '3: ana ben', 'move', early, '+ben', { began: 'Wed-11:00', charged: 'ana' }],
    [
      'moved once closed, pass',
      '3: ana',
      'move',
      early,
      '',
      { began: 'Wed-11:00', charged: '', pass: 'ana' },
    ],

    ['cancelled', '3: ana ben', 'cancel', early, '-ana -ben'],
    ['once closed: cancelled', '3: ana ben', 'cancel', late, ''],
    ['restored', 'x3: ana', 'restore', early, '+ana', { charged: '' }],
    ['once closed: restored', 'x3: ana', 'restore', late, '', { charged: '' }],
    ['once closed: put out', '3: ana ben', 'put-out ana', late, 'answersClosed'],

    ['the door, once closed', '3: ana ben', 'door +cam', late, '+cam', { charged: 'ana' }],
    ['the door, somebody else’s place', '2: ana ben', 'door +cam -ben', late, '+cam -ben'],
    [
      'the door, and who had it for nothing',
      '2: ana ben',
      'door +cam -ben',
      late,
      '+cam',
      { charged: 'ana' },
    ],
    ['the door, before', '3: ana', 'door +cam', early, '+cam'],
    ['the door, a pass', '3: ana', 'door +cam', late, '', { pass: 'cam' }],
    ['the door, a date given back', '3: ana', 'door +cam', late, '+cam', { pass: 'cam', credited: 'cam' }],
    ['no door, a date given back', '3: ana', 'yes cam', early, '', { pass: 'cam', credited: 'cam' }],
  ])('%s', (_, places, events, moment, expected, ...[circumstances]) => {
    expect(owed(places, events, moment, circumstances)).toBe(expected);
  });
});

describe('a place that the door takes and gives back', () => {
  const back = (charged: string): string => {
    const taken = changed('2: ana ben', 'door -ben', late, { charged });
    if ('refused' in taken) throw new Error(taken.refused);
    const stored = new Map(taken.consequences.changed.map((place) => [place.key, place]));
    const facts = { ...taken.facts, places: taken.facts.places.map((one) => stored.get(one.key) ?? one) };
    const before = { startsAt, charged: new Set(['ana']), credited: new Set<string>() };
    const given = change(facts, [eventOf('door ben')], at(late), before);
    if ('refused' in given) throw new Error(given.refused);
    return given.consequences.charge.join(' ');
  };

  test('is owed again', () => {
    expect(back('ana ben')).toBe('ben');
  });

  test('costs nothing if it cost nothing', () => {
    expect(back('ana')).toBe('');
  });
});

describe('an event still applies', () => {
  const here = (key: string) => key !== 'gone';
  test.each([
    ['cover ana', 'ana', true],
    ['cover ana', '', false],
    ['uncover ana', '', true],
    ['uncover ana', 'ana', false],
    ['uncover gone', '', false],
    ['yes gone', '', true],
  ])('%s, with a pass of %s: %s', (event, pass, expected) => {
    expect(stillApplies(eventOf(event), factsOf('2: ana', { pass }), here)).toBe(expected);
  });
});
