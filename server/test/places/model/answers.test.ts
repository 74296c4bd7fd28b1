import { casesAt } from './cases';

/** Before the deadline, Friday at ten. */
const cases = casesAt('Wed-12:00');

describe('a yes', () => {
  cases`
    takes a free place | 3: ana ben | yes cam | 3: ana ben cam | cam confirmed | +cam
    again changes nothing | 3: ana ben | yes ana | 3: ana ben
    finds no place | 2: ana ben | yes cam | sessionFull
    of who has said no | 3: ana ben / / cam | yes cam | 3: ana ben cam | cam confirmed | +cam
    with a pass costs nothing | 3: ana ben | yes cam | 3: ana ben cam | cam confirmed | | pass: cam
    by who is in through the pass makes it their own | 2: =ana | yes ana | 2: ana | | | pass: ana
    of who waits does not jump the line | 2: ana ben / cam dee | yes dee | sessionFull
    does not take what is held for another | 2: ana / cam?Fri-14:00 | yes dee@Fri-12:00 | sessionFull
    accepts an offer | 2: ana / cam?Fri-14:00 | yes cam@Fri-12:00 | 2: ana cam | cam confirmed | +cam
    in an offer’s last moment | 2: ana / cam?Fri-14:00 | yes cam@Fri-13:59 | 2: ana cam | cam confirmed | +cam
    when the offer is just over, and nobody else waits | 2: ana / cam?Fri-14:00 | yes cam@Fri-14:00 | 2: ana cam | cam confirmed | +cam
    when the offer has passed on | 2: ana / cam?Fri-14:00 dee | yes cam@Fri-14:00 | sessionFull
    of the first who was called | 2: ana / cam!Sat-09:00 dee!Sat-09:00 | yes dee@Sat-08:40 | 2: ana dee / cam | dee confirmed, cam offer-passed | +dee
    of a newcomer while others are called | 2: ana / cam!Sat-09:00 | yes fay@Sat-08:40 | sessionFull
    of a newcomer when the call has passed | 2: ana / cam!Sat-09:00 | yes fay@Sat-09:00 | 2: ana fay / cam | cam offer-passed, fay confirmed | +fay
    of who has let the call pass, while the place is free | 2: ana / .cam | yes cam@Sat-09:10 | 2: ana cam | cam confirmed | +cam
    of a newcomer at night leaves the place to who waits | 2: ana / cam | yes fay@Thu-23:30 | sessionFull | | | askFirst: cam
    of a newcomer at night takes the second free place | 3: ana / cam | yes fay@Thu-23:30 | 3: ana fay / cam | fay confirmed | +fay | askFirst: cam
    of a pass holder comes before who waits at night | 2: ana / cam | yes fay@Thu-23:30 | 2: ana fay / cam | fay confirmed | | askFirst: cam, pass: fay
    a moment before the start | 2: ana | yes cam@Sat-09:59 | 2: ana cam | cam confirmed | +cam
    at the start | 2: ana | yes cam@Sat-10:00 | answersClosed
    where a club closes an hour before | 2: ana | yes cam@Sat-09:00 | answersClosed | | | rules: {"closes":60}
    to a cancelled session | x2: ana | yes cam | sessionCancelled
  `;
});

describe('a no', () => {
  cases`
    frees a place | 3: ana ben | no ana | 3: ben / / ana | ana declined | -ana
    without an answer before | 3: ben | no ana | 3: ben / / ana | ana declined
    again changes nothing | 3: ben / / ana | no ana | 3: ben / / ana
    of who is out since the pass has ended is their own | 3: ben / / =ana | no ana | 3: ben / / ana
    gives the place to the first in line | 2: ana ben / cam dee | no ana | 2: ben cam / dee / ana | ana declined, cam place-free | +cam -ana
    after the deadline asks the first in line for two hours | 2: ana ben / cam dee | no ana@Fri-12:00 | 2: ben / cam?Fri-14:00 dee / ana | ana declined, cam place-offered | -ana
    at the deadline asks | 2: ana ben / cam | no ana@Fri-10:00 | 2: ben / cam?Fri-12:00 / ana | ana declined, cam place-offered | -ana
    a minute before the deadline gives | 2: ana ben / cam | no ana@Fri-09:59 | 2: ben cam / / ana | ana declined, cam place-free | +cam -ana
    asks who wants to be asked, however early | 2: ana ben / cam | no ana | 2: ben / cam?Wed-14:00 / ana | ana declined, cam place-offered | -ana | askFirst: cam
    with less than 16 hours left asks for half an hour | 2: ana ben / cam | no ana@Fri-18:00 | 2: ben / cam?Fri-18:30 / ana | ana declined, cam place-offered | -ana
    at night, with less than 16 hours left, asks | 2: ana ben / cam | no ana@Fri-23:30 | 2: ben / cam?Sat-00:00 / ana | ana declined, cam place-offered | -ana
    at night, with more than 16 hours left, asks nobody | 2: ana ben / cam | no ana@Thu-23:00 | 2: ben / cam / ana | ana declined | -ana | askFirst: cam
    two hours before calls all who wait | 2: ana ben / cam dee | no ana@Sat-08:00 | 2: ben / cam!Sat-08:30 dee!Sat-08:30 / ana | ana declined, cam place-called, dee place-called | -ana
    in the last hour calls for ten minutes | 2: ana ben / cam | no ana@Sat-09:00 | 2: ben / cam!Sat-09:10 / ana | ana declined, cam place-called | -ana
    in the last minutes calls until the start | 2: ana ben / cam | no ana@Sat-09:55 | 2: ben / cam!Sat-10:00 / ana | ana declined, cam place-called | -ana
    declines an offer, which passes on | 2: ana / cam?Fri-14:00 dee | no cam@Fri-12:30 | 2: ana / dee?Fri-14:30 / cam | cam declined, dee place-offered
    of who waits leaves the line | 2: ana ben / cam dee | no cam | 2: ana ben / dee / cam | cam declined
    takes the guest along | 3: ana+1 ben | no ana | 3: ben / / ana | ana declined | -ana -ana-guest-1
    of two places lets two in | 3: ana+1 ben / cam dee eli | no ana | 3: ben cam dee / eli / ana | ana declined, cam place-free, dee place-free | +cam +dee -ana -ana-guest-1
    releases a pass’s date | 2: =ana ben | no ana | 2: ben / / ana | ana declined | | pass: ana
    where two were called for one place, one declining | 2: ana / cam!Sat-09:00 dee!Sat-09:00 | no cam@Sat-08:40 | 2: ana / dee!Sat-09:00 / cam | cam declined
    at the start | 2: ana | no ana@Sat-10:00 | answersClosed
  `;
});

describe('a guest', () => {
  cases`
    comes along while places last | 3: ana | bring ana tom | 3: ana+1 | | +tom
    with a pass holder is paid for | 3: ana | bring ana tom | 3: ana+1 | | +tom | pass: ana
    finds no place | 2: ana ben | bring ana tom | sessionFull
    does not come before who waits | 3: ana / cam | bring ana tom@Thu-23:30 | sessionFull | | | askFirst: cam
    comes with who is in | 3: ana / / ben | bring ben tom | notIn
    is one of as many as the club lets in | 4: ana+1 | bring ana tom | guestLimit
    is one of two where the club lets two in | 4: ana+1 | bring ana tom | 4: ana+2 | | +tom | rules: {"guests":2}
    is not welcome where the club wants none | 4: ana | bring ana tom | guestLimit | | | rules: {"guests":0}
    goes alone | 3: ana+1 | drop ana ana-guest-1 | 3: ana | | -ana-guest-1
    goes, and the first in line comes | 2: ana+1 / cam | drop ana ana-guest-1 | 2: ana cam | cam place-free | +cam -ana-guest-1
    comes back with the host who undoes a no | 3: ana+1 | no ana; yes ana ana-guest-1 | 3: ana+1
    comes back as who they were after a late no | 3: ana+1 | no ana@Fri-12:00; yes ana ana-guest-1@Fri-12:00 | 3: ana+1 | | | rules: {"lateNoCharged":true}
    stays away where the host takes the last place | 3: ana ben / / cam | yes cam tom | 3: ana ben cam | cam confirmed | +cam
    stays away while somebody waits | 3: / .cam / ana | yes ana tom@Sat-09:00 | 3: ana / .cam | ana confirmed | +ana
    of as many as the club lets in comes back, and no more | 5: ana / / ben | yes ben tom lea | 5: ana ben+1 | ben confirmed | +ben +tom
    comes along with nobody who is refused | 1: ana / / ben | yes ben tom | sessionFull
    of another host stays | 3: ana+1 ben | drop ben ana-guest-1 | guestUnknown
    comes before the start only | 3: ana | bring ana tom@Sat-10:00 | answersClosed
  `;
});
