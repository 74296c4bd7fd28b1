import { decide } from '../../../src/club/places/model/decide';
import { creditsAtClose } from '../../../src/club/places/model/policy';
import { at, type Circumstances, eventOf, factsOf } from './notation';

/** Before the deadline, Friday at ten. */
const noon = 'Wed-12:00';

describe('a date of a pass that is released', () => {
  const credit = { pass: 'ana ben', rules: { creditReleased: true } };
  const creditedAfter = (
    events: string,
    circumstances: Circumstances = credit,
    before = '3: =ana ben cam',
  ) => {
    let facts = factsOf(before, circumstances);
    for (const one of events.split('; ')) {
      const [what = '', moment = noon] = one.split('@');
      const decision = decide(facts, eventOf(what), at(moment));
      if (!('refused' in decision)) facts = decision.facts;
    }
    return creditsAtClose(facts).join(' ');
  };

  test.each([
    ['in time is credited', 'no ana', 'ana'],
    ['that its holder had said yes to, too', 'no ben', 'ben'],
    ['a minute before the deadline is credited', 'no ana@Fri-09:59', 'ana'],
    ['at the deadline is not', 'no ana@Fri-10:00', ''],
    ['twice is credited once', 'no ana; no ana', 'ana'],
    ['and taken back is not', 'no ana; yes ana', ''],
    ['taken back and released late is not', 'no ana; yes ana; no ana@Fri-12:00', ''],
    ['by who is back in line is not', 'no ana; yes dee; join ana', ''],
    ['and cancelled is not: the session was given to nobody', 'no ana; cancel', ''],
    ['by an administrator is not', 'put-out ana', ''],
    ['by who has no pass is not', 'no cam', ''],
  ])('%s', (_, events, expected) => {
    expect(creditedAfter(events)).toBe(expected);
  });

  test('is not credited where the club does not', () => {
    expect(creditedAfter('no ana', { pass: 'ana' })).toBe('');
  });

  test('is not credited to who was first in line', () => {
    expect(creditedAfter('no ana', credit, '1: cam / =ana')).toBe('');
  });

  test('goes on to be credited when the club changes its mind', () => {
    const decision = decide(factsOf('3: =ana', credit), eventOf('no ana'), at(noon));
    if ('refused' in decision) throw new Error(decision.refused);
    const { facts } = decision;
    expect(creditsAtClose({ ...facts, rules: { ...facts.rules, creditReleased: false } })).toEqual(['ana']);
  });
});
