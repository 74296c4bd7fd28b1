import type { Decision, PlaceEvent } from '../../../src/club/places/model/facts';
import { type Facts, type Place, Priority, waitingListOf } from '../../../src/club/places/model/facts';

/*
 * A session's places in one line, `capacity: in / offered and waiting / out`, each in order of turn:
 *
 *   2: ana ben+1 / cam?Fri-18:30 dee / fay
 *
 * `ben+1` brings a guest, `cam?…` has an offer until then, `cam!…` is called with all others, `.cam` ignored a call,
 * `^cam` is first by the pass, `>cam` wants a released date back, `*cam` missed out last time, `~cam` was put forward;
 * `=ana` is in, in line or out only because of the pass; `ana$` said no too late and owes the price. In a draw `ana&ben` are
 * in it together, `ana+1` with a guest; `-ana` is asked after it.
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
  /** Holders of a pass for the date, by time of purchase. */
  pass?: string;
  /** Holders before the event. */
  passBefore?: string;
  askFirst?: string;
  /** Suspended players. */
  away?: string;
  missedOut?: string;
  /** Players who missed too many sessions: `ben>Sat-09:00` says until when they may say yes in the last hours only. */
  onlyLate?: string;
  /** When those who are in said yes; weeks earlier by default. */
  answered?: string;
  /** Players who have not paid; `ben>Thu-12:00` says that it is on its way, which is believed until then. */
  unpaid?: string;
  /** Players who were reminded, `ben>Thu-12:00`. */
  reminded?: string;
  /** When it opens, and until when people enter its draw. */
  opens?: string;
  draws?: string;
  rules?: Partial<Facts['rules']>;
}

/** `ben>Thu-12:00 cam`, by name; 0 without a time. */
const momentsOf = (text?: string): Map<string, number> =>
  new Map(
    names(text).map((word) => {
      const [key = '', moment] = word.split('>');
      return [key, moment ? at(moment) : 0];
    }),
  );

/** `ana&ben`: each with the other's name. */
const apart = (word: string): [string, string?][] => {
  const [one = '', other] = word.split('&');
  return other
    ? [
        [one, other],
        [other, one],
      ]
    : [[one]];
};

export const names = (text = ''): string[] => text.split(' ').filter(Boolean);

export function factsOf(text: string, circumstances: Circumstances = {}): Facts {
  const { pass, passBefore = pass, askFirst, away, missedOut, onlyLate } = circumstances;
  const { answered, unpaid, reminded, opens, draws } = circumstances;
  const rules = {
    ...{
      closes: 0,
      deadline: 24 * 60,
      guests: 1,
      lateNoCharged: false,
      creditReleased: false,
      unpaidHold: null,
    },
    ...circumstances.rules,
  };
  const policyOf = (key: string) => ({
    ...{
      on: answered ? at(answered) : old,
      deadline: rules.deadline,
      grace: 10,
      charged: rules.lateNoCharged,
    },
    included: names(passBefore).includes(key),
    ...(rules.unpaidHold !== null && { hold: rules.unpaidHold }),
  });
  const remindedOn = momentsOf(reminded);
  const [head = '', ...rest] = text.split(':');
  const [inside = '', line = '', out = ''] = rest.join(':').split('/');
  const isCancelled = head.startsWith('x');
  let count = 0;
  const since = () => old + ++count * 1000;
  const places: Place[] = [];
  for (const word of names(inside)) {
    const [, mark, key = '', guests] = /^(=?)(\w+)(?:\+(\d))?$/.exec(word) ?? [];
    const source = mark ? 'pass' : 'person';
    places.push({
      ...{ key, standing: 'in', source, priority: Priority.Usual, since: since(), policy: policyOf(key) },
      ...(remindedOn.has(key) && { reminded: remindedOn.get(key) ?? 0 }),
    });
    for (let guest = 1; guest <= Number(guests ?? 0); guest++) {
      const place = { standing: 'in', source: 'host', priority: Priority.Usual } as const;
      const itself = `${key}-guest-${guest}`;
      places.push({ key: itself, host: key, ...place, since: since(), policy: policyOf(itself) });
    }
  }
  for (const [word, other] of names(line).flatMap(apart)) {
    const [, mark = '', key = '', kind, until = ''] =
      /^([-.^>*=~]?)(\w+)(?:([?!])(.+))?$/.exec(word.replace('$', '').replace('+1', '')) ?? [];
    places.push({
      key,
      standing: kind ? 'offered' : 'waiting',
      source: mark === '=' ? 'pass' : 'line',
      priority: priorityOf(mark),
      since: since(),
      ...(kind && { offeredUntil: at(until) }),
      ...(kind === '!' && { isCall: true }),
      ...(mark === '.' && { wasCalled: true }),
      ...(mark === '-' && { asksFirst: true }),
      ...(other && { together: other }),
      ...(word.endsWith('+1') && { withGuest: true }),
      ...(word.endsWith('$') && { late: true, policy: policyOf(key) }),
    });
  }
  for (const word of names(out)) {
    const [, mark, key = '', late] = /^(=?)([\w-]+)(\$?)$/.exec(word) ?? [];
    const [host, isGuest] = key.split('-');
    const source = mark ? 'pass' : isGuest ? 'host' : 'person';
    places.push({
      ...{ key, standing: 'out', source, priority: Priority.Usual, since: since() },
      ...(isGuest && { host }),
      ...(late && { late: true, policy: policyOf(key) }),
    });
  }
  return {
    capacity: Number(head.replace('x', '')),
    ...((opens || draws) && {
      opening: { opensAt: opens ? at(opens) : old, ...(draws && { drawsAt: at(draws) }) },
    }),
    startsAt,
    isCancelled,
    places,
    covered: new Map(names(pass).map((key, index) => [key, old + index])),
    askFirst: new Set(names(askFirst)),
    away: new Set(names(away)),
    missedOut: new Set(names(missedOut)),
    onlyLate: momentsOf(onlyLate),
    unpaid: momentsOf(unpaid),
    rules,
  };
}

/** `+ana`: is here; `-ben`: somebody else has their place; `ana`: nothing happened at the door. */
const wantOf = (said: string): [string, 'in' | 'out' | null] =>
  said.startsWith('+') ? [said.slice(1), 'in'] : said.startsWith('-') ? [said.slice(1), 'out'] : [said, null];

/** `yes ana`, `yes ana guest guest`, `bring ana guest`, `capacity 2`, `put-in ana overbook`, `door +ana -ben`, `draw cam dee&eli fay+1`, `sweep`. */
export function eventOf(text: string): PlaceEvent {
  const [type = '', one = '', other, ...others] = text.split(' ');
  switch (type) {
    case 'bring':
    case 'drop':
    case 'put-guest-out':
      return { type, host: one, guest: other ?? '' };
    case 'capacity':
      return { type, capacity: Number(one) };
    case 'put-in':
      return { type, key: one, overbook: other === 'overbook' };
    case 'door':
      return {
        type,
        wants: new Map([one, other, ...others].flatMap((said) => (said ? [wantOf(said)] : []))),
      };
    case 'cancel':
    case 'restore':
    case 'move':
    case 'sweep':
      return { type };
    case 'draw': {
      const units = [one, other, ...others].filter((unit) => unit !== undefined);
      const hosts = units.filter((unit) => unit.endsWith('+1')).map((unit) => unit.slice(0, -2));
      return {
        type,
        order: units.map((unit) => unit.replace('+1', '').split('&')),
        guests: new Map(hosts.map((host) => [host, `${host}-guest-1`])),
      };
    }
    case 'together':
      return { type, key: one, other: other ?? '' };
    case 'yes':
      return { type, key: one, ...(other && { guests: [other, ...others] }) };
    case 'plus-one':
    case 'alone':
    case 'no':
    case 'join':
    case 'leave':
    case 'cover':
    case 'uncover':
    case 'put-out':
    case 'forward':
    case 'remind':
    case 'lapse':
      return { type, key: one };
    default:
      throw new Error(`There is no event called ${type}`);
  }
}

const owes = (late: Place['late']): string => (late ? '$' : '');
const byPass = (source: Place['source']): string => (source === 'pass' ? '=' : '');

const written = (facts: Facts): string => {
  const of = (standing: Place['standing']) => facts.places.filter((place) => place.standing === standing);
  const inside = of('in')
    .filter(({ host }) => !host)
    .map(({ key, source }) => {
      const guests = facts.places.filter(({ host, standing }) => host === key && standing === 'in').length;
      return `${byPass(source)}${key}${guests ? `+${guests}` : ''}`;
    });
  const offered = of('offered').map(
    ({ key, source, isCall, offeredUntil = 0, late }) =>
      `${byPass(source)}${key}${isCall ? '!' : '?'}${momentOf(offeredUntil)}${owes(late)}`,
  );
  const line = waitingListOf({ ...facts, away: new Set() }).map(
    ({ key, source, priority, wasCalled, asksFirst, withGuest, together, late }) => {
      const mark = asksFirst ? '-' : wasCalled ? '.' : byPass(source) || markOf[priority];
      return `${mark}${key}${withGuest ? '+1' : ''}${together ? `&${together}` : ''}${owes(late)}`;
    },
  );
  const out = of('out').map(({ key, source, late }) => `${byPass(source)}${key}${owes(late)}`);
  const words = (...lists: string[][]) => lists.flat().join(' ');
  const head = `${facts.isCancelled ? 'x' : ''}${facts.capacity}:`;
  return [`${head} ${words(inside)}`, words(offered, line), words(out)]
    .join(' / ')
    .replace(/ {2,}/g, ' ')
    .replace(/[ /]+$/, '');
};

/** A decision in the cases' notation; a refusal by its code. */
export const outcomeOf = (decision: Decision): string =>
  'refused' in decision ? decision.refused : written(decision.facts);
