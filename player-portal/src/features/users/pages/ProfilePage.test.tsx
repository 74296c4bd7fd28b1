import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Language, Plan, useAuth } from 'shared-api';
import { Answer, balance, errorReply, me, openPayment } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { card, openProfile } from '../../../testing/profile';

const platformAuthenticatorIsAvailable = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  platformAuthenticatorIsAvailable: () => platformAuthenticatorIsAvailable(),
}));

asPlayer();
beforeEach(() => platformAuthenticatorIsAvailable.mockResolvedValue(false));

const rows = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the profile is five rows that say what is set; a link may open one, and only one is open', async () => {
  const { user } = await openProfile({ 'GET /api/v1/Balances/mine': balance([openPayment()]) }, 'emails');
  await waitFor(() =>
    expect(rows()).toEqual([
      'MeLéa Gagnon · lea',
      'Password and devices0 devices',
      'Emails and languageEnglish',
      'My calendarOff',
      'My planDrop-in',
      'What I owe$10.00',
    ]),
  );
  const [me, , emails] = screen
    .getAllByRole('heading', { level: 2 })
    .map((row) => row.querySelector('button'));
  expect(me).toHaveAttribute('aria-expanded', 'false');
  expect(emails).toHaveAttribute('aria-expanded', 'true');
  await user.click(me as HTMLElement);
  expect(me).toHaveAttribute('aria-expanded', 'true');
  expect(emails).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.hash).toBe('#me');
  await user.keyboard('{Enter}');
  expect(me).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.hash).toBe('');
});

test.each([
  [Plan.DropIn, 'Upgrade to the season pass'],
  [Plan.Membership, 'Change plan'],
])('plan %d has one link, to both plans', async (paymentPlan, name) => {
  await openProfile({ 'GET /api/v1/Users/me': me({ paymentPlan }) });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/plan-selection');
});

test('what is on its way is not asked for again', async () => {
  const sent = openPayment({ sentOn: '2026-11-21T12:00:00Z' });
  await openProfile({ 'GET /api/v1/Balances/mine': balance([sent]) });
  await waitFor(() => expect(rows().at(-1)).toBe('What I owe$10.00 on its way'));
  expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
});

test('whoever has credit is told to ask for it before the account goes', async () => {
  const { user } = await openProfile({ 'GET /api/v1/Balances/mine': balance([], 30) });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'You have $30.00 of credit. Ask the club for it first',
  );
});

test('the account goes only with its password, and then nobody is logged in', async () => {
  let answer: unknown = errorReply(400, 'wrongPassword', 'That is not your password.');
  const { user, sent, whereabouts, unmount } = await openProfile({ 'DELETE /api/v1/Users/me': () => answer });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText('Password is required')).toBeVisible();

  await user.type(dialog.getByLabelText(/^Your password/), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText('That is not your password.')).toBeVisible();
  expect(useAuth.getState().token).toBe('t1');

  answer = new Answer(204);
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(whereabouts()).toBe('/'));
  expect(sent.to('DELETE /api/v1/Users/me').at(-1)?.body).toEqual({ password: 'wrong' });
  // While this page is shown, the guard must not redirect to the login.
  expect(useAuth.getState().token).toBe('t1');
  unmount();
  expect(useAuth.getState().token).toBeNull();
});

test('club e-mails are switched off and on again', async () => {
  const answers = [me({ wantsNews: false, version: 4 }), me({ version: 5 })];
  const { user, sent } = await openProfile({ 'PUT /api/v1/Users/me': () => answers.shift() }, 'emails');
  const news = () => card(/^Emails/).getByRole('switch', { name: 'Club news and reminders' });
  expect(news()).toBeChecked();
  await user.click(news());
  expect(await screen.findByText('You won’t get reminders or announcements any more.')).toBeVisible();
  expect(news()).not.toBeChecked();
  await user.click(news());
  expect(
    await screen.findByText('You’ll get the club’s announcements, and reminders if those are on.'),
  ).toBeVisible();
  expect(news()).toBeChecked();
  expect(sent.to('PUT /api/v1/Users/me').map(({ body }) => body)).toMatchObject([
    { username: 'lea', email: 'lea@club.test', version: 3, wantsNews: false },
    { username: 'lea', email: 'lea@club.test', version: 4, wantsNews: true },
  ]);
});

test('each kind of e-mail has its switch; doing without offers says what may be missed', async () => {
  const answers = [me({ wantsSpots: false, version: 4 }), me({ wantsSpots: false, wantsNews: false })];
  const { user, sent } = await openProfile({ 'PUT /api/v1/Users/me': () => answers.shift() }, 'emails');
  const emails = card(/^Emails/);
  expect(emails.getAllByRole('switch')).toHaveLength(2);
  await user.click(emails.getByRole('button', { name: 'More' }));
  const labels = ['Confirm my answers', 'My sessions', 'My season pass'];
  for (const name of labels) expect(emails.getByRole('switch', { name })).toBeChecked();
  const spots = emails.getByRole('switch', { name: 'My sessions' });
  expect(emails.queryByText(/you may miss a spot/)).toBeNull();

  await user.click(spots);
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  expect(emails.getByText(/you may miss a spot/)).toBeVisible();

  const reminders = () => emails.getByRole('switch', { name: 'Including reminders' });
  expect(reminders()).toBeChecked();
  await user.click(emails.getByRole('switch', { name: 'Club news and reminders' }));
  await waitFor(() => expect(reminders()).not.toBeChecked());
  expect(reminders()).toBeDisabled();
  expect(sent.to('PUT /api/v1/Users/me').map(({ body }) => body)).toMatchObject([
    { version: 3, wantsSpots: false },
    { version: 4, wantsNews: false },
  ]);
});

test('whoever wants to be asked before a waiting list saves them a spot says so', async () => {
  const { sent } = await openProfile(
    {
      'GET /api/v1/Users/me': me({ hasWaited: true }),
      'PUT /api/v1/Users/me': me({ asksFirst: true, hasWaited: true, version: 4 }),
    },
    'emails',
  );
  const first = () => card(/^Emails/).getByRole('switch', { name: 'Ask before giving me a spot' });
  expect(first()).not.toBeChecked();
  fireEvent.click(first());
  // Right after the click, or the switch would jump back.
  expect(first()).toBeChecked();
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  expect(first()).toBeChecked();
  expect(sent.to('PUT /api/v1/Users/me')[0]?.body).toMatchObject({ version: 3, asksFirst: true });
});

test('who has never waited is not asked about waiting lists', async () => {
  await openProfile({}, 'emails');
  expect(card(/^Emails/).queryByRole('switch', { name: 'Ask before giving me a spot' })).toBeNull();
});

test('the language of the club’s emails is chosen by itself', async () => {
  const { user, sent } = await openProfile(
    {
      'PUT /api/v1/Users/me': me({ language: Language.French, version: 4 }),
    },
    'emails',
  );
  const language = () => screen.getByRole('combobox', { name: 'Language of the club’s emails' });
  expect(language()).toHaveTextContent('English');
  await user.click(language());
  await user.click(await screen.findByRole('option', { name: 'French' }));
  expect(await screen.findByText('The language of your emails is saved.')).toBeVisible();
  expect(language()).toHaveTextContent('French');
  expect(sent.to('PUT /api/v1/Users/me')[0]?.body).toMatchObject({ version: 3, language: Language.French });
});

test('a choice about e-mails that is not saved is said, and shown as it was', async () => {
  const { user } = await openProfile({ 'PUT /api/v1/Users/me': errorReply(500, 'internal') }, 'emails');
  await user.click(screen.getByRole('switch', { name: 'Club news and reminders' }));
  expect(
    await screen.findByText('Club news and reminders: We couldn’t save your choice. Please try again.'),
  ).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Club news and reminders' })).toBeChecked();
});

test('everything the club knows is downloaded as a file', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return '#club';
  };
  const { user } = await openProfile({ 'GET /api/v1/Users/me/export': { user: { username: 'lea' } } });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(blobs[0]?.type).toContain('application/json'));
});
