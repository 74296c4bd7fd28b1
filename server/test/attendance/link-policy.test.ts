import { verdictOf } from '../../src/club/places/link';

type Case = Parameters<typeof verdictOf>[0];

const place = { none: null, in: 'in', out: 'out', waiting: 'waiting', offered: 'offered' } as const;
const of = (
  standing: keyof typeof place,
  answer: 'yes' | 'no',
  { full = false, waited = false, costs = 0 } = {},
): Case => ({
  isAttending: answer === 'yes',
  standing: place[standing],
  isFull: full,
  isContested: waited,
  costs,
});

test.each([
  ['who has not answered says no', of('none', 'no'), 'asks'],
  ['… to a full session that others wait for', of('none', 'no', { full: true, waited: true }), 'asks'],
  ['… says yes for nothing', of('none', 'yes'), 'answers'],
  ['… says yes, and the price becomes due', of('none', 'yes', { costs: 10 }), 'asks'],
  ['… says yes where others wait', of('none', 'yes', { waited: true }), 'asks'],
  ['who is in, by whatever, says so again', of('in', 'yes', { full: true }), 'stands'],
  ['… gives the spot up, although there are others', of('in', 'no'), 'asks'],
  ['… gives it up while the session is full', of('in', 'no', { full: true, waited: true }), 'asks'],
  ['… gives it up too late', of('in', 'no', { costs: 10 }), 'asks'],
  ['who is out says so again', of('out', 'no'), 'stands'],
  ['… changes it, for nothing', of('out', 'yes'), 'asks'],
  ['… changes it, and owes', of('out', 'yes', { costs: 10 }), 'asks'],
  ['… wants back into a session that is full', of('out', 'yes', { full: true, waited: true }), 'stands'],
  ['who waits leaves the list', of('waiting', 'no', { full: true, waited: true }), 'asks'],
  ['… wants a spot that is not free', of('waiting', 'yes', { full: true, waited: true }), 'stands'],
  ['… wants one that nobody took', of('waiting', 'yes', { waited: true, costs: 10 }), 'asks'],
  ['who is asked declines', of('offered', 'no', { full: true, waited: true }), 'asks'],
  ['… accepts', of('offered', 'yes', { full: true, waited: true, costs: 10 }), 'asks'],
  ['… accepts with a pass', of('offered', 'yes', { full: true, waited: true }), 'asks'],
])('%s', (_who, found, verdict) => {
  expect(verdictOf(found)).toBe(verdict);
});
