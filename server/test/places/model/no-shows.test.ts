import { casesAt } from './cases';

/** Who missed too many sessions, until a week later, says yes from Friday at ten on. */
const cases = casesAt('Wed-12:00', { onlyLate: 'cam>Sat-23:00' });

describe('after too many missed sessions', () => {
  cases`
    a yes is too early | 3: ana ben | yes cam | answersLater
    a moment before the last day | 3: ana ben | yes cam@Fri-09:59 | answersLater
    on the last day | 3: ana ben | yes cam@Fri-10:00 | 3: ana ben cam | cam confirmed | +cam
    others say yes at any time | 3: ana | yes ben | 3: ana ben | ben confirmed | +ben
    the line is for later, too | 2: ana ben | join cam | answersLater
    the line on the last day | 2: ana ben | join cam@Fri-10:00 | 2: ana ben / cam | cam waiting
    a spot that one has stays | 3: ana cam | yes cam | 3: ana cam
    a spot can always be freed | 3: ana cam | no cam | 3: ana / / cam | cam declined | -cam
    who was in line before is served | 2: ana ben / cam | no ana | 2: ben cam / / ana | ana declined, cam place-free | +cam -ana
    what is held for somebody is theirs | 2: ana / cam?Thu-14:00 | yes cam@Thu-13:00 | 2: ana cam | cam confirmed | +cam
    the pass keeps its spot | 3: ana | cover cam | 3: ana =cam | cam held-by-pass | | pass: cam
    where answers close a day before, the day before that | 3: ana | yes cam@Thu-10:00 | 3: ana cam | cam confirmed | +cam | rules: {"closes":1440}
    once it is over, at any time | 3: ana | yes cam | 3: ana cam | cam confirmed | +cam | onlyLate: cam>Wed-12:00
    an administrator puts anybody in | 3: ana | put-in cam | 3: ana cam | cam confirmed | +cam
  `;
});
