import { decide } from '../../../src/club/places/model/decide';
import { casesAt } from './cases';
import { at, eventOf, factsOf, outcomeOf } from './notation';

/** After the deadline, Friday at ten. */
const late = 'Fri-12:00';
const cases = casesAt(late, { rules: { lateNoCharged: true } });

describe('a late no', () => {
  cases`
    a minute before the deadline it is free | 2: ana ben | no ana@Fri-09:59 | 2: ben / / ana | ana declined | -ana
    at the deadline the price stays owed | 2: ana ben | no ana@Fri-10:00 | 2: ben / / ana$ | ana declined
    after the deadline, too | 2: ana ben | no ana | 2: ben / / ana$ | ana declined
    is free where the club does not charge it | 2: ana ben | no ana | 2: ben / / ana | ana declined | -ana | rules: {}
    is free within ten minutes of the yes | 2: ana | no ana@Fri-12:09 | 2: / / ana | ana declined | -ana | answered: Fri-12:00
    costs when the ten minutes are over | 2: ana | no ana@Fri-12:10 | 2: / / ana$ | ana declined | | answered: Fri-12:00
    is not free after another yes that changes nothing | 2: ana | yes ana; no ana@Fri-12:05 | 2: / / ana$ | ana declined
    said twice owes once | 2: ana | no ana; no ana | 2: / / ana$ | ana declined
    taken back leaves the price owed once | 2: ana | no ana; yes ana | 2: ana
    taken back, it gives no further ten minutes | 2: ana | no ana; yes ana; no ana@Fri-12:05 | 2: / / ana$ | ana declined
    after a free no and a new yes has ten minutes | 2: ana | no ana@Fri-09:00; yes ana; no ana@Fri-12:09 | 2: / / ana | ana declined | -ana
    at the start changes nothing | 2: ana | no ana@Sat-10:00 | answersClosed
    of a pass holder is free | 2: =ana | no ana | 2: / / ana | ana declined | | pass: ana
    of a pass holder who said yes, too | 2: ana | no ana | 2: / / ana | ana declined | | pass: ana
    whose pass has ended since is free, as it was promised | 2: ana | uncover ana; no ana | 2: / / ana | ana declined | | pass: , passBefore: ana
    of who waits is free | 1: ben / ana | no ana | 1: ben / / ana | ana declined
    to an offer is free | 1: / ana?Fri-14:00 | no ana | 1: / / ana | ana declined
    after an offer was accepted costs | 1: / ana?Fri-14:00 | yes ana; no ana@Fri-12:10 | 1: / / ana$ | ana declined | +ana
    of who was given a place before the deadline has the time of an offer | 1: ben / ana | no ben@Fri-09:59; no ana@Fri-11:58 | 1: / / ben ana | ben declined, ana declined | -ben
    of who was given a place costs when that time is over | 1: ben / ana | no ben@Fri-09:59; no ana@Fri-11:59 | 1: / / ben ana$ | ben declined, ana declined | +ana -ben
    of who was given a place and said yes again, too | 1: ben / ana | no ben@Fri-09:59; yes ana@Fri-11:58; no ana@Fri-11:59 | 1: / / ben ana$ | ben declined, ana declined | +ana -ben
    of who was put in by an administrator is free | 1: | put-in ana; no ana@Fri-18:00 | 1: / / ana | ana declined
    of who was put in and said yes themselves costs | 1: | put-in ana; yes ana; no ana@Fri-18:00 | 1: / / ana$ | ana declined | +ana
  `;
});

describe('when the place is taken', () => {
  cases`
    by a newcomer, nothing is owed | 2: ben / / ana$ | yes cam | 2: ben cam / / ana | ana forgiven, cam confirmed | +cam -ana
    by who is asked, nothing is owed | 2: ana ben / cam | no ana; yes cam@Fri-12:30 | 2: ben cam / / ana | ana declined, cam confirmed | +cam -ana
    not by who is only asked | 2: ana ben / cam | no ana | 2: ben / cam?Fri-14:00 / ana$ | ana declined, cam place-offered
    by a guest, nothing is owed | 2: ben / / ana$ | bring ben tom | 2: ben+1 / / ana | ana forgiven | +tom -ana
    by a pass, nothing is owed | 2: ben / / ana$ | cover cam | 2: ben =cam / / ana | ana forgiven, cam held-by-pass | -ana | pass: cam
    by whom an administrator puts in, nothing is owed | 2: ben / / ana$ | put-in cam | 2: ben cam / / ana | ana forgiven, cam confirmed | +cam -ana
    one for one, the earliest first | 3: ben / / ana$ dee$ | yes cam | 3: ben cam / / ana dee$ | ana forgiven, cam confirmed | +cam -ana
    by its owner who comes back, others go on owing | 3: ben / / ana$ dee$ | yes dee | 3: ben dee / / ana$ | dee confirmed
    by who has just given up theirs late, each goes for one | 2: ana / / dee$ | no ana; yes cam | 2: cam / / ana$ dee | ana declined, dee forgiven, cam confirmed | +cam -dee
    before the deadline of the line, nothing was owed | 2: ana ben / cam | no ana@Wed-12:00 | 2: ben cam / / ana | ana declined, cam place-free | +cam -ana
  `;
});

describe('who owes for a late no', () => {
  cases`
    goes on owing in the line | 1: ben / / ana$ | join ana | 1: ben / ana$ | ana waiting
    goes on owing when they leave it | 1: ben / ana$ | leave ana | 1: ben / / ana$ | ana declined
    goes on owing when they say no again | 1: ben / ana$ | no ana | 1: ben / / ana$ | ana declined
    goes on owing when an offer runs out | 2: ben / ana?Fri-14:00$ | sweep@Fri-14:00 | 2: ben / / ana$ | ana offer-passed
    owes once when the line lets them in again | 1: ben / ana$ | no ben@Fri-09:00 | 1: ana / / ben | ben declined, ana place-free | -ben
    owes nothing when an administrator lets them off | 2: ben / / ana$ | put-out ana | 2: ben / / ana | ana forgiven | -ana
    owes nothing when the session is off | 2: ben / / ana$ | cancel | x2: ben / / ana | ana forgiven | -ben -ana
    owes nothing when it takes place after all | 2: ben / / ana$ | cancel; restore | 2: ben / / ana | ana forgiven | -ana
    owes nothing when it is moved | 2: ben / / ana$ | move | 2: ben / / ana | ana forgiven | -ana
    owes what it was after the start | 2: ben / / ana$ | cancel@Sat-11:00 | x2: ben / / ana$ | | -ben -ana
    with a pass for the date owes nothing | 2: ben / / ana$ | cover ana | 2: ben / / ana$ | | -ana | pass: ana, passBefore:
  `;
});

describe('a no that the club has caused is free', () => {
  cases`
    put out by an administrator | 2: ana ben | put-out ana | 2: ben / / ana | ana declined | -ana
    of a guest alone, put out by an administrator | 4: ana+1 ben / cam?Fri-14:00 | put-guest-out ana ana-guest-1 | 4: ana ben / cam?Fri-14:00 | | -ana-guest-1
    of somebody else’s guest cannot be | 3: ana+1 ben | put-guest-out ben ana-guest-1 | guestUnknown
    put out with guests, one of them dropped late | 4: ana+1 / / ana-guest-2$ | put-out ana | 4: / / ana | ana declined | -ana -ana-guest-1 -ana-guest-2
    for a day after the session was moved | 2: ana | move@Fri-09:00; no ana@Sat-08:59 | 2: / / ana | ana declined | -ana
    for a day after it was on again | 2: ana | cancel@Thu-12:00; restore@Thu-12:30; no ana@Fri-12:29 | 2: / / ana | ana declined | -ana
    no longer than a day | 2: ana | move@Thu-12:00; no ana@Fri-12:00 | 2: / / ana$ | ana declined
    a pass that has ended gives its place back | 2: =ana | uncover ana | 2: / / =ana | ana declined | | passBefore: ana, pass:
  `;
});

describe('a guest', () => {
  cases`
    dropped in time is free | 3: ana+1 | drop ana ana-guest-1@Fri-09:59 | 3: ana | | -ana-guest-1
    dropped late is owed by the host | 3: ana+1 | drop ana ana-guest-1 | 3: ana / / ana-guest-1$
    dropped twice is owed once | 3: ana+1 | drop ana ana-guest-1; drop ana ana-guest-1 | 3: ana / / ana-guest-1$
    dropped within ten minutes is free | 3: ana | bring ana tom; drop ana tom@Fri-12:09 | 3: ana
    brought again is owed once | 3: ana / / ana-guest-1$ | bring ana ana-guest-1 | 3: ana+1
    of who says no late is owed with them | 3: ana+1 | no ana | 3: / / ana$ ana-guest-1$ | ana declined
    of a pass holder dropped late is owed | 3: =ana+1 | no ana | 3: / / ana ana-guest-1$ | ana declined | | pass: ana
    whose place somebody takes is free and gone | 3: ana / / ana-guest-1$ | yes cam | 3: ana cam | cam confirmed | +cam -ana-guest-1
    late is not one of those who come | 3: ana / / ana-guest-1$ | bring ana tom | 3: ana+1 | | +tom -ana-guest-1
  `;
});

test('who has answered under one policy keeps it, whatever the club changes', () => {
  const facts = factsOf('2: ana');
  const charging = { ...facts, rules: { ...facts.rules, lateNoCharged: true } };
  expect(outcomeOf(decide(charging, eventOf('no ana'), at(late)))).toBe('2: / / ana');
  const charged = factsOf('2: ana', { rules: { lateNoCharged: true } });
  const free = { ...charged, rules: { ...charged.rules, lateNoCharged: false, deadline: 0 } };
  expect(outcomeOf(decide(free, eventOf('no ana'), at(late)))).toBe('2: / / ana$');
});
