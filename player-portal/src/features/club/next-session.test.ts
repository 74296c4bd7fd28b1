import { session } from 'shared-ui/testing';
import { nextFor } from './next-session';

const [declined, open, mine] = [
  session({ id: 'declined', isAttending: false }),
  session({ id: 'open', isAttending: null }),
  session({ id: 'mine', isAttending: true }),
];

test.each([
  ['the soonest that is not declined', [declined, open, mine], 'open'],
  ['the soonest that one attends', [declined, mine, open], 'mine'],
  ['the soonest when all are declined', [declined], 'declined'],
  ['nothing when none is planned', [], undefined],
])('the next session is %s', (_name, sessions, expected) => {
  expect(nextFor(sessions)?.id).toBe(expected);
});
