import { consequencesOf } from '../../../src/features/places/model/consequences';
import { decide } from '../../../src/features/places/model/decide';
import type { Decision } from '../../../src/features/places/model/events';
import { at, type Circumstances, eventOf, factsOf, outcomeOf } from './notation';

/**
 * What is the case, who is where, what happens when, who is where then, who is told what, and who owes (+) or not (-). Several events
 * are `no ana; yes ana@Fri-12:05`: the later ones at another moment, where one is named.
 */
export type Case = [
  name: string,
  before: string,
  event: string,
  when: string,
  after: string,
  told: string,
  owed: string,
  circumstances?: Circumstances,
];

/** Checks a case against its row. */
export const check = (...[, before, event, when, after, told, owed, circumstances]: Case) => {
  const facts = factsOf(before, circumstances);
  const was = factsOf(before, {
    ...circumstances,
    pass: circumstances?.passBefore ?? circumstances?.pass ?? '',
  });
  let decision: Decision = { facts };
  for (const one of event.split('; ')) {
    const [what = '', moment = when] = one.split('@');
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
