import { casesAt } from './cases';

/** Ten minutes after the start: answers have closed. */
const cases = casesAt('Sat-10:10', { rules: { lateNoCharged: true } });

describe('the door', () => {
  cases`
    changes nothing for who is in | 2: ana ben | door +ana +ben | 2: ana ben
    has room for who was never asked | 2: ana | door +dee | 2: ana dee | dee confirmed | +dee
    takes in who waited, over the capacity | 1: ana / cam | door +cam | 1: ana cam | cam confirmed | +cam
    takes in who said no | 2: ana / / ben | door +ben | 2: ana ben | ben confirmed | +ben
    takes in who said no too late, who owes once | 2: ana / / ben$ | door +ben | 2: ana ben | ben confirmed
    waives nobody's late no | 2: ana / / ben$ | door +dee | 2: ana dee / / ben$ | dee confirmed | +dee
    takes in a holder of a pass for nothing | 2: ana / / ben | door +ben | 2: ana ben | ben confirmed | | pass: ben
    gives the place of who has not come to who waited | 2: ana ben / cam | door +cam -ben | 2: ana cam / / ben | cam confirmed, ben declined | +cam -ben
    has the line wait | 2: ana ben / cam | door -ben | 2: ana / cam / ben | ben declined | -ben
    takes no place from who has none | 2: ana / cam / ben | door -cam -ben | 2: ana / cam / ben
    lets a guest be replaced without their host | 2: ana+1 | door +dee -ana-guest-1 | 2: ana dee / / ana-guest-1 | dee confirmed | +dee -ana-guest-1
    takes in for a cancelled session, which costs nothing | x2: ana | door +dee | x2: ana dee | dee confirmed
  `;
});

describe('an undo at the door', () => {
  cases`
    leaves nothing of who was never asked | 2: ana | door +dee; door dee | 2: ana
    gives who waited their turn back | 1: ana / cam dee | door +cam; door cam | 1: ana / cam dee
    gives a late no back, as it was owed | 2: ana / / ben$ | door +ben; door ben | 2: ana / / ben$
    gives who was replaced their place back | 2: ana ben / cam | door +cam -ben; door cam ben | 2: ana ben / cam
    of one of two changes only that one | 2: ana ben | door +dee +eli; door +dee eli | 2: ana ben dee | dee confirmed | +dee
    of nothing changes nothing | 2: ana / cam | door ana cam dee | 2: ana / cam
  `;
});

describe('before answers close', () => {
  cases`
    the line follows as time passes | 2: ana ben / cam | door -ben@Fri-09:00; sweep@Fri-09:01 | 2: ana cam / / ben | ben declined, cam place-free | +cam -ben
    who is here says no after all, and has said so | 2: ana | door +dee@Fri-09:00; no dee@Fri-09:05 | 2: ana / / dee | dee declined
  `;
});
