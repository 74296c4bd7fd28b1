import { casesAt } from './cases';

describe('before a session opens', () => {
  casesAt('Wed-12:00', { opens: 'Thu-12:00' })`
    nobody comes in | 2: | yes ana | notOpenYet
    nobody joins its line | 2: | join ana | notOpenYet
    who cannot come says so | 2: | no ana | 2: / / ana | ana declined
    a pass holder has a spot | 2: | cover ana | 2: =ana | ana held-by-pass | | pass: ana
    a pass holder takes back a date that they freed | 2: / / ana | yes ana | 2: ana | ana confirmed | | pass: ana
    a pass holder brings nobody yet | 2: =ana | bring ana guest | notOpenYet | | | pass: ana
    an administrator puts somebody in | 2: | put-in ana | 2: ana | ana confirmed | +ana
    a spot that comes free is given to nobody who waits since before | 1: ana / ben | no ana | 1: / ben / ana | ana declined | -ana
    a spot goes to a pass holder who waits | 1: ana / =ben cam | no ana | 1: =ben / cam / ana | ana declined, ben held-by-pass | -ana | pass: ben
  `;
});

describe('from its opening on', () => {
  casesAt('Thu-12:00', { opens: 'Thu-12:00' })`
    the first who come are in | 2: ana | yes ben | 2: ana ben | ben confirmed | +ben
    the others wait | 1: ana | join ben | 1: ana / ben | ben waiting
    guests come along | 2: ana | bring ana guest | 2: ana+1 | | +guest
    who waits since before gets what is free | 1: / ben | sweep | 1: ben | ben place-free | +ben
  `;
});

describe('a draw', () => {
  casesAt('Wed-12:00', { draws: 'Thu-12:00' })`
    is entered while spots are free | 2: | join ana | 2: / ana | ana waiting
    is entered once | 2: / ana | join ana | 2: / ana
    is left | 2: / ana ben | leave ana | 2: / ben | ana left
    is left by a no | 2: / ana ben | no ana | 2: / ben / ana | ana declined
    takes no yes | 2: / ana | yes ana | drawAwaited
    takes no guest before | 2: =ana | bring ana guest | drawAwaited | | | pass: ana
    gives nothing before | 2: / ana ben | sweep | 2: / ana ben
    gives nothing when a spot comes free before | 1: =cam / ana | no cam | 1: / ana / cam | cam declined | | pass: cam
    knows no front before | 1: / ana ben | forward ben | drawAwaited
    leaves pass holders their spots | 2: / ana ben | cover cam | 2: =cam / ana ben | cam held-by-pass | | pass: cam
    leaves pass holders their turn | 1: =cam / ana | cover dee | 1: =cam / =dee ana | dee waiting | | pass: cam dee
    a pass that ends before takes the spot that it gave, also after a yes | 1: ana | uncover ana | 1: / / =ana | ana declined | | passBefore: ana
    a pass bought meanwhile takes its holder out of it | 2: / ana ben | cover ana | 2: ana / ben | ana place-free | | pass: ana
  `;

  casesAt('Thu-12:00', { draws: 'Thu-12:00' })`
    gives the spots in its order | 2: / ana ben cam dee | draw dee ben ana cam | 2: ben dee / ana cam | ben place-free, dee place-free, ana waiting, cam waiting | +ben +dee
    gives the spots that passes leave | 2: =eli / ana ben | draw ben ana | 2: =eli ben / ana | ben place-free, ana waiting | +ben | pass: eli
    gives a spot to all when there are enough | 3: / ana ben | draw ben ana | 3: ana ben | ana place-free, ben place-free | +ana +ben
    asks nobody first | 1: / ana ben | draw ben ana | 1: ben / ana | ben place-free, ana waiting | +ben | askFirst: ben
    passes over who has withdrawn meanwhile | 1: / ana / ben | draw ben ana | 1: ana / / ben | ana place-free | +ana
    passes over who may not play | 1: / ana ben | draw ben ana | 1: ana / ben | ana place-free, ben waiting | +ana | away: ben
    takes nobody any more once its entries have closed | 1: / ana ben | join zoe | beingDrawn
    puts nobody before its order who was before others until then | 1: / ~ana *ben cam | draw cam ben ana | 1: cam / ben ana | cam place-free, ben waiting, ana waiting | +cam
    is for the spots that there are by now | 2: / ana ben cam | capacity 1; draw cam ben ana | 1: cam / ben ana | cam place-free, ben waiting, ana waiting | +cam
    gives nothing while the session is cancelled, and its order afterwards | x1: / ana ben | draw ben ana; restore | 1: ben / ana | ben place-free, ana waiting | +ben
    moves nobody when it is repeated | 1: / ana ben | draw ben ana; draw ana ben | 1: ben / ana | ben place-free, ana waiting | +ben
    is followed by the line | 1: / ana ben cam | draw ben ana cam; no ben | 1: ana / cam / ben | ben declined, ana place-free, cam waiting | +ana
    is followed by who comes later | 1: / ana ben | draw ben ana; join dee | 1: ben / ana dee | ben place-free, dee waiting, ana waiting | +ben
    makes who comes later no better for having missed out | 1: / ana ben | draw ben ana; join dee | 1: ben / ana dee | ben place-free, dee waiting, ana waiting | +ben
    leaves nobody a spot that a pass gave before it, once that ends, also after a yes | 1: eli / ana ben | draw ben ana; uncover eli | 1: ben / ana / =eli | eli declined, ben place-free, ana waiting | +ben | passBefore: eli
    makes nobody who loses a pass later better than who was drawn | 1: eli / =dee ana ben | draw ben ana; uncover dee | 1: eli / ben ana / =dee | dee left, ben waiting, ana waiting |  | passBefore: dee
  `;
});

describe('two who want to be drawn together', () => {
  casesAt('Wed-12:00', { draws: 'Thu-12:00' })`
    are once both have entered | 2: / ana ben cam | together ben ana | 2: / ana&ben ben&ana cam
    say so once | 2: / ana&ben | together ben ana | 2: / ana&ben ben&ana
    are two: nobody else joins them | 2: / ana&ben cam | together cam ana | togetherAlready
    are two: neither is with another | 2: / ana&ben cam | together ana cam | togetherAlready
    are two: not with a guest as well | 2: / ana+1 cam | together cam ana | togetherAlready
    are not one | 2: / ana | together ana ana | invitationEnded
    have both entered | 2: / ana | together ana ben | invitationEnded
    are not one who has a pass | 2: =ana / ben | together ben ana | invitationEnded | | | pass: ana
    are not one who waits by a pass | 1: =cam / =ana ben | together ben ana | invitationEnded | | | pass: cam ana
    are not one who may not play | 2: / ana ben | together ben ana | invitationEnded | | | away: ana
    part | 2: / ana&ben | alone ben | 2: / ana ben
    part when one leaves | 2: / ana&ben | leave ana | 2: / ben | ana left
    part when one says no | 2: / ana&ben | no ana | 2: / ben / ana | ana declined
    part when one is removed | 2: / ana&ben | put-out ana | 2: / ben / ana | ana left
    part when one is put in | 2: / ana&ben | put-in ana | 2: ana / ben | ana confirmed | +ana
    part when one gets a pass | 2: / ana&ben | cover ana | 2: ana / ben | ana place-free | | pass: ana
    stay so while the session is cancelled | 2: / ana&ben | cancel; restore | 2: / ana&ben ben&ana
    bring a guest: it is one of the two | 2: / ana | plus-one ana | 2: / ana+1
    bring no guest where the club wants none | 2: / ana | plus-one ana | guestLimit | | | rules: {"guests":0}
    bring no guest besides | 2: / ana&ben | plus-one ana | togetherAlready
    bring nobody who are in no draw | 2: =ana | plus-one ana | notWaiting | | | pass: ana
    let a guest go | 2: / ana+1 | alone ana | 2: / ana
  `;

  casesAt('Thu-12:00', { draws: 'Thu-12:00' })`
    both get a spot | 2: / ana&ben cam | draw ana&ben cam | 2: ana ben / cam | ana place-free, ben place-free, cam waiting | +ana +ben
    get none when there is one: it is the next one's | 1: / ana&ben cam | draw ana&ben cam | 1: cam / -ana -ben | cam place-free, ana waiting, ben waiting | +cam
    stand next to each other | 2: / ana ben&cam dee eli | draw ana ben&cam dee eli | 2: ana dee / -ben -cam eli | ana place-free, dee place-free, ben waiting, cam waiting, eli waiting | +ana +dee
    are asked before one gets a spot alone, the first one | 1: / ana&ben | draw ana&ben | 1: / ana?Thu-14:00 -ben | ana place-offered, ben waiting
    are asked later, too | 1: / ana&ben cam | draw ana&ben cam; no cam | 1: / ana?Thu-14:00 -ben / cam | cam declined, ana place-offered, ben waiting
    take one spot when they want to | 1: / ana&ben | draw ana&ben; yes ana | 1: ana / -ben | ana confirmed, ben waiting | +ana
    leave a pass holder who is asked first their spot | 2: / =eli ana&ben | draw ana&ben | 2: =eli / ana?Thu-14:00 -ben | eli held-by-pass, ana place-offered, ben waiting | | pass: eli
    are one when the other has withdrawn meanwhile | 1: / ana&ben cam | leave ben; draw ana&ben cam | 1: ana / cam | ben left, ana place-free, cam waiting | +ana
    are one when the other may not play | 1: / ana&ben cam | draw ana&ben cam | 1: ana / ben cam | ana place-free, cam waiting, ben waiting | +ana | away: ben
    are one when the other has got a pass meanwhile | 2: / ana&ben cam | cover ana; draw ana&ben cam | 2: ana ben / cam | ana place-free, ben place-free, cam waiting | +ben | pass: ana
    are moved by no second draw | 1: / ana&ben cam | draw ana&ben cam; draw cam ana&ben | 1: cam / -ana -ben | cam place-free, ana waiting, ben waiting | +cam
    do not part once entries have closed | 1: / ana&ben | alone ana | beingDrawn
    do not come together once entries have closed | 1: / ana ben | together ana ben | beingDrawn
    get a spot for a guest | 2: / ana+1 cam | draw ana+1 cam | 2: ana+1 / cam | ana place-free, cam waiting | +ana +ana-guest-1
    get none for a guest when there is one | 1: / ana+1 cam | draw ana+1 cam | 1: cam / -ana | cam place-free, ana waiting | +cam
    are not put out by a guest: who brings one is asked | 1: / ana+1 | draw ana+1 | 1: / ana?Thu-14:00 | ana place-offered
  `;
});
