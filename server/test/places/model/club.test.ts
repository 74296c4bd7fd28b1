import { casesAt } from './cases';

/** Before the deadline, Friday at ten. */
const cases = casesAt('Wed-12:00');

describe('the club', () => {
  cases`
    raises the capacity | 2: ana ben / cam dee | capacity 3 | 3: ana ben cam / dee | cam place-free | +cam
    raises it after the deadline | 2: ana ben / cam dee | capacity 4@Fri-12:00 | 4: ana ben / cam?Fri-14:00 dee?Fri-14:00 | cam place-offered, dee place-offered
    lowers it below what is taken | 3: ana ben cam / dee | capacity 2 | capacityBelowRegistered
    changes other things of an overbooked session | 2: ana ben cam | capacity 2 | 2: ana ben cam
    lowers it by a place that is offered | 3: ana ben / cam?Fri-14:00 dee | capacity 2@Fri-12:00 | 2: ana ben / cam dee | cam offer-passed
    lowers it by one of two places that are offered: the later offer ends | 3: ana / cam?Fri-14:00 dee?Fri-14:00 | capacity 2@Fri-12:00 | 2: ana / cam?Fri-14:00 dee | dee offer-passed
    lowers it to what is taken | 3: ana ben | capacity 2 | 2: ana ben
    cancels: nothing is owed, the line stays | 2: ana ben / cam | cancel | x2: ana ben / cam | | -ana -ben
    cancels: an offer is none any more | 2: ana / cam?Fri-14:00 | cancel@Fri-12:00 | x2: ana / cam | cam offer-passed | -ana
    restores: all is owed again, the line moves up | x3: ana ben / cam | restore | 3: ana ben cam | cam place-free | +ana +ben +cam
    puts somebody in | 3: ana | put-in cam | 3: ana cam | cam confirmed | +cam
    puts somebody in where all is full | 2: ana ben | put-in cam | sessionFull
    overbooks on purpose | 2: ana ben | put-in cam overbook | 2: ana ben cam | cam confirmed | +cam
    puts somebody out | 2: ana ben / cam | put-out ana | 2: ben cam / / ana | ana declined, cam place-free | +cam -ana
    frees no place of an overbooked session | 2: ana ben cam / dee | put-out ana | 2: ben cam / dee / ana | ana declined | -ana
    puts somebody forward | 2: ana ben / cam dee | forward dee | 2: ana ben / ~dee cam
    puts somebody before who was put forward already | 2: ana ben / ~cam dee | forward dee | 2: ana ben / ~dee ~cam
    puts somebody before who missed out, who alone is shown as such | 2: ana ben / *cam dee | forward dee | 2: ana ben / ~dee *cam | | | missedOut: cam
    puts in whom a place is held for | 2: ana / cam?Fri-14:00 dee | put-in cam@Fri-12:00 | 2: ana cam / dee | cam confirmed | +cam
    puts in who is called | 2: ana / cam!Sat-09:00 dee!Sat-09:00 | put-in dee@Sat-08:40 | 2: ana dee / cam | dee confirmed, cam offer-passed | +dee
    puts forward who does not wait | 2: ana ben | forward dee | notWaiting
    puts in nobody after the start | 3: ana | put-in cam@Sat-10:00 | answersClosed
  `;
});

describe('who is suspended', () => {
  cases`
    keeps their turn, and is passed over | 2: ana ben / cam dee | no ana | 2: ben dee / cam / ana | ana declined, dee place-free | +dee -ana | away: cam
    is asked no more, and the next one is | 2: ana / cam?Fri-13:00 dee | sweep@Fri-12:00 | 2: ana / dee?Fri-14:00 cam | cam offer-passed, dee place-offered | | away: cam
    loses the turn that a pass has given them when it ends | 1: ana / =cam dee | uncover cam | 1: ana / dee / =cam | cam left | | away: cam, passBefore: cam
    wants back in like anybody else once their pass has ended | 1: ana / >cam *dee | uncover cam | 1: ana / *dee cam | | | away: cam, passBefore: cam
    can be taken out of the line | 1: ana / cam | put-out cam | 1: ana / / cam | cam left | | away: cam
    is not put in by a pass that is given | 2: ana | cover cam | 2: ana | | | away: cam, pass: cam, passBefore:
    waits before who has no pass once one is given | 2: ana / dee cam | cover cam@Thu-23:30 | 2: ana / ^cam dee | | | away: cam, pass: cam, passBefore: , askFirst: dee
  `;
});
