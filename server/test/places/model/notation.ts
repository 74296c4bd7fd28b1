import type { Decision, PlaceEvent } from '../../../src/features/places/model/decide';
import { type Facts, lineOf, type Place, Priority } from '../../../src/features/places/model/facts';

/*
 * A session's places in one line, `capacity: in / offered and waiting / out`, each in the order of their turn:
 *
 *   2: ana ben+1 / cam?Fri-18:30 dee / fay
 *
 * `ben+1` has brought a guest, `cam?…` is asked until then, `cam!…` is called with all others, `.cam` has let a call pass,
 * `^cam` is first by the pass, `>cam` wants a released date back, `*cam` missed out last time, `~cam` was put forward; `=ana`
 * is in, in line or out by the pass alone.
 */

/** The session of all cases: Saturday, November 28, 2026, 10:00 at the club. */
export const startsAt = Date.parse('2026-11-28T10:00:00-05:00');
const days = ['Wed', 'Thu', 'Fri', 'Sat'];

/** `Fri-18:30` in that week, in milliseconds. */
export function at(moment: string): number {
  const [day = '', time] = moment.split('-');
  return Date.parse(`2026-11-${25 + days.indexOf(day)}T${time}:00-05:00`);
}

const momentOf = (instant: number): string => {
  const local = new Date(instant - 5 * 3_600_000).toISOString();
  return `${days[Number(local.slice(8, 10)) - 25]}-${local.slice(11, 16)}`;
};

const marks = new Map<string, Priority>([
  ['~', Priority.Forwarded],
  ['^', Priority.Held],
  ['=', Priority.Held],
  ['>', Priority.Returning],
  ['*', Priority.MissedOut],
]);
const priorityOf = (mark: string): Priority => marks.get(mark) ?? Priority.Usual;
const markOf: Record<Priority, string> = { [-1]: '~', 0: '^', 1: '>', 2: '*', 3: '' };

const old = Date.parse('2026-11-01T12:00:00Z');

export interface Circumstances {
  /** Who holds a pass for the date, by time of purchase. */
  pass?: string;
  /** Who held one before the event. */
  passBefore?: string;
  askFirst?: string;
  missedOut?: string;
  rules?: Partial<Facts['rules']>;
}

const names = (text = ''): string[] => text.split(' ').filter(Boolean);

export function factsOf(text: string, { pass, askFirst, missedOut, rules }: Circumstances = {}): Facts {
  const [head = '', ...rest] = text.split(':');
  const [inside = '', line = '', out = ''] = rest.join(':').split('/');
  const isCancelled = head.startsWith('x');
  let count = 0;
  const since = () => old + ++count * 1000;
  const places: Place[] = [];
  for (const word of names(inside)) {
    const [, mark, key = '', guests] = /^(=?)(\w+)(?:\+(\d))?$/.exec(word) ?? [];
    const source = mark ? 'pass' : 'person';
    places.push({ key, standing: 'in', source, priority: Priority.Usual, since: since() });
    for (let guest = 1; guest <= Number(guests ?? 0); guest++) {
      const place = { standing: 'in', source: 'host', priority: Priority.Usual } as const;
      places.push({ key: `${key}-guest-${guest}`, host: key, ...place, since: since() });
    }
  }
  for (const word of names(line)) {
    const [, mark = '', key = '', kind, until = ''] = /^([.^>*=~]?)(\w+)(?:([?!])(.+))?$/.exec(word) ?? [];
    places.push({
      key,
      standing: kind ? 'offered' : 'waiting',
      source: mark === '=' ? 'pass' : 'line',
      priority: priorityOf(mark),
      since: since(),
      ...(kind && { offeredUntil: at(until) }),
      ...(kind === '!' && { isCall: true }),
      ...(mark === '.' && { wasCalled: true }),
    });
  }
  for (const word of names(out)) {
    const [, mark, key = ''] = /^(=?)(\w+)$/.exec(word) ?? [];
    const source = mark ? 'pass' : 'person';
    places.push({ key, standing: 'out', source, priority: Priority.Usual, since: since() });
  }
  return {
    capacity: Number(head.replace('x', '')),
    startsAt,
    isCancelled,
    places,
    covered: new Map(names(pass).map((key, index) => [key, old + index])),
    askFirst: new Set(names(askFirst)),
    missedOut: new Set(names(missedOut)),
    rules: { closes: 0, deadline: 24 * 60, guests: 1, ...rules },
  };
}

/** `yes ana`, `bring ana guest`, `capacity 2`, `put-in ana overbook`, `sweep`. */
export function eventOf(text: string): PlaceEvent {
  const [type = '', one = '', other] = text.split(' ');
  switch (type) {
    case 'bring':
    case 'drop':
      return { type, host: one, guest: other ?? '' };
    case 'capacity':
      return { type, capacity: Number(one) };
    case 'put-in':
      return { type, key: one, overbook: other === 'overbook' };
    case 'cancel':
    case 'restore':
    case 'sweep':
      return { type };
    case 'yes':
    case 'no':
    case 'join':
    case 'leave':
    case 'cover':
    case 'uncover':
    case 'put-out':
    case 'forward':
      return { type, key: one };
    default:
      throw new Error(`There is no event called ${type}`);
  }
}

const byPass = (source: Place['source']): string => (source === 'pass' ? '=' : '');

const written = (facts: Facts): string => {
  const of = (standing: Place['standing']) => facts.places.filter((place) => place.standing === standing);
  const inside = of('in')
    .filter(({ host }) => !host)
    .map(({ key, source }) => {
      const guests = facts.places.filter(({ host }) => host === key).length;
      return `${byPass(source)}${key}${guests ? `+${guests}` : ''}`;
    });
  const offered = of('offered').map(
    ({ key, source, isCall, offeredUntil = 0 }) =>
      `${byPass(source)}${key}${isCall ? '!' : '?'}${momentOf(offeredUntil)}`,
  );
  const line = lineOf(facts.places).map(
    ({ key, source, priority, wasCalled }) => `${wasCalled ? '.' : byPass(source) || markOf[priority]}${key}`,
  );
  const out = of('out').map(({ key, source }) => `${byPass(source)}${key}`);
  const words = (...lists: string[][]) => lists.flat().join(' ');
  const head = `${facts.isCancelled ? 'x' : ''}${facts.capacity}:`;
  return [`${head} ${words(inside)}`, words(offered, line), words(out)]
    .join(' / ')
    .replace(/ {2,}/g, ' ')
    .replace(/[ /]+$/, '');
};

/** A decision in the notation of the cases; a refusal by its code. */
export const outcomeOf = (decision: Decision): string =>
  'refused' in decision ? decision.refused : written(decision.facts);
