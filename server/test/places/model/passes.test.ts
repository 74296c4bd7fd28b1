import { decide } from '../../../src/club/places/model/decide';
import type { Facts } from '../../../src/club/places/model/facts';
import { casesAt } from './cases';
import { at, eventOf, factsOf, outcomeOf } from './notation';

/** Before the deadline, Friday at ten. */
const noon = 'Wed-12:00';
const cases = casesAt(noon);

describe('a pass', () => {
  cases`
    holds a place from the moment that it covers | 2: ana | cover cam | 2: ana =cam | cam held-by-pass | | pass: cam
    ends what its holder owes | 2: ana | cover ana | 2: ana | | -ana | pass: ana, passBefore:
    leaves a no alone | 2: ana / / cam | cover cam | 2: ana / / cam | | | pass: cam
    puts its holder first in line where all is full | 2: ana ben / dee | cover cam | 2: ana ben / =cam dee | cam waiting | | pass: cam
    moves who waits to the front | 2: ana ben / dee cam | cover cam | 2: ana ben / ^cam dee | | | pass: cam
    goes by the time of purchase | 2: ana ben / ^dee | cover cam | 2: ana ben / =cam ^dee | cam waiting | | pass: cam dee
    takes the offered place | 2: ana / cam?Fri-14:00 | cover cam@Fri-12:00 | 2: ana =cam | cam held-by-pass | | pass: cam
    takes the place to which its buyer is called | 2: ana / cam!Sat-09:00 dee!Sat-09:00 | cover cam@Sat-08:40 | 2: ana =cam / dee | cam held-by-pass, dee offer-passed | | pass: cam
    leaves who was put forward there | 2: ana ben / ~cam =dee | cover cam | 2: ana ben / ~cam =dee | | | pass: dee cam
    that ends takes who never asked to wait out of the line | 2: ana ben / =cam dee | uncover cam | 2: ana ben / dee / =cam | cam left | | passBefore: cam
    comes before the line of a session that is off for now | x2: ana / dee | cover cam | x2: ana =cam / dee | cam held-by-pass | | pass: cam
    that ends frees the place that it held | 2: =ana / dee | uncover ana | 2: dee / / =ana | ana declined, dee place-free | +dee | passBefore: ana
    that ends leaves an own yes, which is owed | 2: ana | uncover ana | 2: ana | | +ana | passBefore: ana
    that ends takes the turn in line back | 2: ana ben / ^cam dee | uncover cam | 2: ana ben / cam dee | | | passBefore: cam
    after the start moves nobody | 2: ana | cover cam@Sat-10:00 | answersClosed | | | pass: cam
  `;
});

describe('a turn by a pass', () => {
  cases`
    ends with the pass, also of who is asked just then | 2: ana / >cam?Fri-13:00 *dee | uncover cam@Fri-12:00; capacity 1@Fri-12:00 | 1: ana / *dee cam | cam offer-passed | | passBefore: cam
  `;

  test('leaves nobody who waited before them behind', () => {
    const step = (facts: Facts, event: string) => decide(facts, eventOf(event), at(noon));
    const held = step(factsOf('1: ana / dee cam', { pass: 'cam' }), 'cover cam');
    expect(outcomeOf(held)).toBe('1: ana / ^cam dee');
    const ended = 'facts' in held ? step({ ...held.facts, covered: new Map() }, 'uncover cam') : held;
    expect(outcomeOf(ended)).toBe('1: ana / dee cam');
  });
});
