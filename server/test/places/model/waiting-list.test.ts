import { casesAt } from './cases';

/** Before the deadline, Friday at ten. */
const cases = casesAt('Wed-12:00');

describe('the line', () => {
  cases`
    is joined where all is full | 2: ana ben | join cam | 2: ana ben / cam | cam waiting
    is not joined while a place is free | 2: ana | join cam | sessionNotFull
    is not joined by who is in | 2: ana ben | join ana | attendanceExists
    is joined once | 2: ana ben / cam | join cam | 2: ana ben / cam
    is joined by who has declined | 2: ana ben / / cam | join cam | 2: ana ben / cam | cam waiting
    takes a pass holder before others | 2: ana ben / cam | join fay | 2: ana ben / >fay cam | fay waiting | | pass: fay
    takes who missed out before others | 2: ana ben / cam | join fay | 2: ana ben / *fay cam | fay waiting | | missedOut: fay
    takes a pass holder before who missed out | 2: ana ben / *cam | join fay | 2: ana ben / >fay *cam | fay waiting | | pass: fay
    is joined while an offer runs | 2: ana / cam?Fri-14:00 | join dee@Fri-12:00 | 2: ana / cam?Fri-14:00 dee | dee waiting
    is joined while a call runs | 2: ana / cam!Sat-09:00 | join dee@Sat-08:40 | 2: ana / cam!Sat-09:00 dee | dee waiting
    is left | 2: ana ben / cam dee | leave cam | 2: ana ben / dee | cam left
    is left with an offer, which passes on | 2: ana / cam?Fri-14:00 dee | leave cam@Fri-12:30 | 2: ana / dee?Fri-14:30 | dee place-offered, cam left
    is not left by who is not in it | 2: ana ben | leave cam | 2: ana ben
    is left for good by who stood in it by their pass | 2: ana ben / =cam dee | leave cam | 2: ana ben / dee / cam | cam declined | | pass: cam
    of a cancelled session is left | x2: ana / cam | leave cam | x2: ana | cam left
    is closed at the start | 2: ana ben | join cam@Sat-10:00 | answersClosed
  `;
});

describe('time', () => {
  cases`
    ends an offer, which passes on | 2: ana / cam?Fri-14:00 dee | sweep@Fri-14:00 | 2: ana / dee?Fri-16:00 / cam | cam offer-passed, dee place-offered
    does not end an offer too early | 2: ana / cam?Fri-14:00 dee | sweep@Fri-13:59 | 2: ana / cam?Fri-14:00 dee
    leaves the place free when nobody is left to ask | 2: ana / cam?Fri-14:00 | sweep@Fri-14:00 | 2: ana / / cam | cam offer-passed
    at eight in the morning asks whom it let sleep | 2: ana / cam | sweep@Fri-08:00 | 2: ana / cam?Fri-10:00 | cam place-offered | | askFirst: cam
    before eight lets them sleep | 2: ana / cam | sweep@Fri-07:59 | 2: ana / cam | | | askFirst: cam
    turns an offer that runs out in the last two hours into a call | 2: ana / cam?Sat-08:10 dee | sweep@Sat-08:10 | 2: ana / dee!Sat-08:40 / cam | cam offer-passed, dee place-called
    ends a call once | 2: ana / cam!Sat-09:00 dee!Sat-09:00 | sweep@Sat-09:00 | 2: ana / .cam .dee | cam offer-passed, dee offer-passed
    calls nobody again for a place that they let pass, while somebody else is called | 1: / dee!Sat-09:30 .cam | sweep@Sat-09:10 | 1: / dee!Sat-09:30 .cam
    calls nobody again for a place that they let pass, when somebody else lets it pass, too | 1: / dee!Sat-09:30 .cam | no dee@Sat-09:10 | 1: / .cam / dee | dee declined
    calls again when another place comes free | 2: ana ben / .cam | no ben@Sat-09:20 | 2: ana / cam!Sat-09:30 / ben | ben declined, cam place-called | -ben
    changes nothing from the start on: nobody is told of an offer that ends with it | 2: ana / cam?Sat-10:00 dee | sweep@Sat-10:00 | 2: ana / cam?Sat-10:00 dee
    passes on what a pass holder lets pass | 2: ana / =cam?Fri-14:00 dee | sweep@Fri-14:00 | 2: ana / dee?Fri-16:00 / cam | cam offer-passed, dee place-offered | | pass: cam
    gives what comes free to who is first by their pass: the pass holds it | 2: ana ben / =cam dee | no ana | 2: ben =cam / dee / ana | ana declined, cam held-by-pass | -ana | pass: cam
    gives nothing after the start | 2: ana / dee | sweep@Sat-10:05 | 2: ana / dee
  `;
});
