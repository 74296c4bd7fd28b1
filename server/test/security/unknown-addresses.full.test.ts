import { changeProfile } from '../support/accounts';
import { clubForAll, type Person, password } from '../support/club';

const club = clubForAll();
let known: Person;
beforeAll(async () => {
  known = await club.person({ email: 'known@example.com' });
});
beforeEach(() => club.drain());

const unknown = 'unknown@example.com';
let count = 0;
const somebody = () => ({ username: `asker-${++count}`, firstName: 'Any', lastName: 'One', password });

/** A call's answer, and the background work that it queues. */
async function outcomeOf(call: () => Promise<{ status: number; body: unknown }>) {
  await club.drain();
  const { status, body } = await call();
  const waiting = Object.entries(await club.app.services.jobs.counts())
    .map(([queue, { created = 0 }]) => [queue, created])
    .filter(([, created]) => created !== 0);
  return { status, body, waiting };
}

test.each([
  [
    'a forgotten password',
    (email: string) => club.call('POST /api/v1/Users/forgot-password', { body: { email } }),
  ],
  ['a new confirmation', (email: string) => club.call('POST /auth/resend-verification', { body: { email } })],
  [
    'a registration',
    (email: string) => club.call('POST /api/v1/Users/register', { body: { ...somebody(), email } }),
  ],
])('%s does not tell whether an address has an account: same words, same work', async (_, ask) => {
  const forKnown = await outcomeOf(() => ask(known.email));
  expect(forKnown.waiting).toEqual([['outbox', 1]]);
  expect(await outcomeOf(() => ask(`${count}-${unknown}`))).toEqual(forKnown);
});

test('a profile does not tell whether an address has an account, and its owner is told', async () => {
  const asker = await club.person();
  const move = async (email: string) => {
    const { status, body: me } = await changeProfile(club, asker, { email });
    return { status, ...(me as object), pendingEmail: null, version: null };
  };
  expect(await move(known.email)).toEqual(await move(unknown));
  await club.drain();
  club.mailer.sent.length = 0;
  await move(known.email);
  await club.drain();
  const [mail, ...more] = club.mailer.sent;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: known.email, subject: 'You already have an account' });
  expect(mail?.text).not.toContain('confirm-email');
});

test('a registration does not tell which username an address belongs to', async () => {
  const body = { ...somebody(), username: known.username };
  for (const email of [known.email, unknown]) {
    const reply = await club.call('POST /api/v1/Users/register', { body: { ...body, email } });
    expect(reply.error().code).toBe('usernameTaken');
  }
});
