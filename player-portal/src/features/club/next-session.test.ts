import { session } from 'shared-ui/testing';
import { nextSessionFor } from './next-session';

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
  expect(nextSessionFor(sessions, () => false)?.id).toBe(expected);
});

test('a session whose answers have closed is next only when there is no other', () => {
  const hasClosed = ({ id }: { id: string }) => id === 'mine';
  expect(nextSessionFor([mine, declined, open], hasClosed)?.id).toBe('open');
  expect(nextSessionFor([mine, declined], hasClosed)?.id).toBe('declined');
  expect(nextSessionFor([mine], hasClosed)?.id).toBe('mine');
});
