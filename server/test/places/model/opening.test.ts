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
    makes nobody who loses a pass later better than who was drawn | 1: eli / =dee ana ben | draw ben ana; uncover dee | 1: eli / ben ana / =dee | dee left, ben waiting, ana waiting |  | passBefore: dee
  `;
});
