import { consequencesOf } from '../../../src/features/places/model/consequences';
import { decide } from '../../../src/features/places/model/decide';
import type { Decision } from '../../../src/features/places/model/events';
import { at, type Circumstances, eventOf, factsOf, outcomeOf } from './notation';

/**
 * The case's name, who is where, what happens, who is where then, who is told what, who owes now (+) or no longer (-)
 * (each of the last two omitted if empty), and the case's own circumstances.
 * Events are `no ana; yes ana@Fri-12:05`, the second one with its own time.
 */
export type Case = [
  name: string,
  before: string,
  events: string,
  after: string,
  ...([] | [told: string] | [told: string, owed: string]),
  circumstances?: Circumstances,
];

/** Checks a case, by default at this moment and in these circumstances. */
export const checkAt =
  (usualMoment: string, usual: Circumstances = {}) =>
  (...[, before, events, after, ...others]: Case) => {
    const rest: readonly (string | Circumstances | undefined)[] = others;
    const [told = '', owed = ''] = rest.filter((one) => typeof one === 'string');
    const circumstances = { ...usual, ...rest.find((one) => typeof one === 'object') };
    const { pass = '', passBefore = pass } = circumstances;
    const facts = factsOf(before, circumstances);
    const was = factsOf(before, { ...circumstances, pass: passBefore });
    let decision: Decision = { facts };
    for (const one of events.split('; ')) {
      const [what = '', moment = usualMoment] = one.split('@');
      if (!('refused' in decision)) decision = decide(decision.facts, eventOf(what), at(moment));
    }
    const { notices, charge, release } =
      'refused' in decision ? { notices: [], charge: [], release: [] } : consequencesOf(was, decision.facts);
    expect({
      after: outcomeOf(decision),
      told: new Set(notices.map(({ key, notice }) => `${key} ${notice}`)),
      owed: [...charge.map((key) => `+${key}`), ...release.map((key) => `-${key}`)].join(' '),
    }).toEqual({ after, told: new Set(told ? told.split(', ') : []), owed });
  };
