import { consequencesOf } from '../../../src/club/places/model/consequences';
import { decide } from '../../../src/club/places/model/decide';
import type { Decision } from '../../../src/club/places/model/facts';
import { at, type Circumstances, eventOf, factsOf, outcomeOf } from './notation';

/**
 * Tests a table of cases, one a line: the case's name | who is where | what happens | who is where then | who is told
 * what | who owes now (+) or no longer (-) | the case's own circumstances. The last three are omitted if empty.
 * Events are `no ana; yes ana@Fri-12:05`, the second one with its own time; circumstances `pass: ana, rules: {…}`.
 * @param usualMoment of events without a time
 * @param usual circumstances of every case
 */
export const casesAt =
  (usualMoment: string, usual: Circumstances = {}) =>
  ({ raw: [table = ''] }: TemplateStringsArray): void => {
    const rows = table
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    test.each(rows)('%s', (_, before = '', events = '', after, told = '', owed = '', own = '') => {
      const circumstances = { ...usual, ...circumstancesIn(own) };
      const { pass = '', passBefore = pass } = circumstances;
      const facts = factsOf(before, circumstances);
      const was = factsOf(before, { ...circumstances, pass: passBefore });
      let decision: Decision = { facts };
      for (const one of events.split('; ')) {
        const [what = '', moment = usualMoment] = one.split('@');
        if (!('refused' in decision)) decision = decide(decision.facts, eventOf(what), at(moment));
      }
      const { notices, charge, release } =
        'refused' in decision
          ? { notices: [], charge: [], release: [] }
          : consequencesOf(was, decision.facts);
      expect({
        after: outcomeOf(decision),
        told: new Set(notices.map(({ key, notice }) => `${key} ${notice}`)),
        owed: [...charge.map((key) => `+${key}`), ...release.map((key) => `-${key}`)].join(' '),
      }).toEqual({ after, told: new Set(told ? told.split(', ') : []), owed });
    });
  };

const circumstancesIn = (text: string): Circumstances =>
  Object.fromEntries(
    text.split(', ').flatMap((one) => {
      const [name = '', value = ''] = one.split(/:(.*)/).map((part) => part.trim());
      return name ? [[name, name === 'rules' ? JSON.parse(value) : value]] : [];
    }),
  );
