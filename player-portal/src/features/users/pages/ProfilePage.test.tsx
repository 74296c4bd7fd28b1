import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Language, PaymentStatus, Plan, useAuth } from 'shared-api';
import { Answer, balance, errorReply, me, payment, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { card, openProfile } from '../../../testing/profile';

const platformAuthenticatorIsAvailable = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  platformAuthenticatorIsAvailable: () => platformAuthenticatorIsAvailable(),
}));

asPlayer();
beforeEach(() => platformAuthenticatorIsAvailable.mockResolvedValue(false));

test('drop-in offers the season pass; a member finds theirs', async () => {
  const { unmount } = await openProfile();
  expect(screen.getByRole('link', { name: 'Upgrade to the season pass' })).toHaveAttribute(
    'href',
    '/season-subscription',
  );
  unmount();
  await openProfile({ 'GET /api/v1/Users/me': me({ paymentPlan: Plan.Membership }) });
  expect(screen.queryByRole('link', { name: /Upgrade/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My season pass' })).toBeVisible();
});

test('what is owed comes first, with all that a bank’s form asks for; then the others with their state', async () => {
  const paid = payment({ id: 'p2', status: PaymentStatus.Completed });
  await openProfile({ 'GET /api/v1/Payments/mine': [paid, payment()], 'GET /api/v1/Sessions/s1': session() });
  const payments = card('My payments');
  expect(await payments.findByText('Saturday, November 28')).toBeVisible();
  const [first, second] = payments.getAllByRole('listitem');
  const due = within(first as HTMLElement);
  expect(due.getByText('You owe $10.00')).toBeVisible();
  expect(first).toHaveTextContent('paiement@club.test');
  expect(due.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy Send to',
    'Copy Amount',
    'Copy Message to include',
  ]);
  const settled = within(second as HTMLElement);
  expect(settled.getByText('$10.00')).toBeVisible();
  expect(settled.getByText('Completed')).toBeVisible();
  expect(settled.getByText('Reference CS-4821')).toBeVisible();
});

test('what is owed or was paid for a guest says so', async () => {
  const guest = { guestName: 'Alice' };
  const paid = payment({ ...guest, id: 'p2', status: PaymentStatus.Completed });
  await openProfile({
    'GET /api/v1/Payments/mine': [payment(guest), paid],
    'GET /api/v1/Sessions/s1': session(),
  });
  const payments = card('My payments');
  expect(await payments.findByText('Saturday, November 28 · For your guest Alice')).toBeVisible();
  expect(payments.getByText('For your guest Alice')).toBeVisible();
});

test('of what is paid in part, the rest is owed', async () => {
  await openProfile({ 'GET /api/v1/Payments/mine': [payment({ paid: 4 })] });
  const payments = card('My payments');
  expect(await payments.findByText('You owe $6.00')).toBeVisible();
  expect(payments.getByText('$4.00 of $10.00 received')).toBeVisible();
  expect(payments.getByText('$6.00')).toBeVisible();
});

test('the profile begins with what is used most: plan, payments, devices, identity', async () => {
  platformAuthenticatorIsAvailable.mockResolvedValue(true);
  await openProfile();
  await screen.findByRole('region', { name: 'Log in without a password' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'My plan',
    'My payments',
    'Log in without a password',
    'Where you’re logged in',
    'About me',
    'Password',
    'Waiting lists',
    'Club emails',
    'My data',
    'Delete my account',
  ]);
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
  const { user, sent } = await openProfile({ 'PUT /api/v1/Users/me': () => answers.shift() });
  const news = () => card('Club emails').getByRole('switch', { name: 'Send me reminders and announcements' });
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
  const { user, sent } = await openProfile({ 'PUT /api/v1/Users/me': () => answers.shift() });
  const emails = card('Club emails');
  const labels = ['Confirm my answers', 'Tell me about my spots', 'My season pass'];
  for (const name of labels) expect(emails.getByRole('switch', { name })).toBeChecked();
  const spots = emails.getByRole('switch', { name: 'Tell me about my spots' });
  expect(spots).toHaveAccessibleDescription('When one is offered to you, saved for you or taken back.');
  expect(emails.queryByText(/An offer is held for a short time only/)).toBeNull();

  await user.click(spots);
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  expect(emails.getByText(/An offer is held for a short time only/)).toBeVisible();

  const reminders = () => emails.getByRole('switch', { name: 'Including reminders of sessions' });
  expect(reminders()).toBeChecked();
  await user.click(emails.getByRole('switch', { name: 'Send me reminders and announcements' }));
  await waitFor(() => expect(reminders()).not.toBeChecked());
  expect(reminders()).toBeDisabled();
  expect(sent.to('PUT /api/v1/Users/me').map(({ body }) => body)).toMatchObject([
    { version: 3, wantsSpots: false },
    { version: 4, wantsNews: false },
  ]);
});

test('whoever wants to be asked before a waiting list saves them a spot says so', async () => {
  const { sent } = await openProfile({
    'PUT /api/v1/Users/me': me({ asksFirst: true, version: 4 }),
  });
  const first = () => card('Waiting lists').getByRole('switch', { name: 'Ask me first' });
  expect(first()).not.toBeChecked();
  expect(first()).toHaveAccessibleDescription(/we ask you and hold it/);
  fireEvent.click(first());
  // Right after the click, or the switch would jump back.
  expect(first()).toBeChecked();
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  expect(first()).toBeChecked();
  expect(sent.to('PUT /api/v1/Users/me')[0]?.body).toMatchObject({ version: 3, asksFirst: true });
});

test('the language of the club’s emails is chosen by itself', async () => {
  const { user, sent } = await openProfile({
    'PUT /api/v1/Users/me': me({ language: Language.French, version: 4 }),
  });
  const language = () => screen.getByRole('combobox', { name: 'Language of the club’s emails' });
  expect(language()).toHaveTextContent('English');
  await user.click(language());
  await user.click(await screen.findByRole('option', { name: 'French' }));
  expect(await screen.findByText('The language of your emails is saved.')).toBeVisible();
  expect(language()).toHaveTextContent('French');
  expect(sent.to('PUT /api/v1/Users/me')[0]?.body).toMatchObject({ version: 3, language: Language.French });
});

test('a choice about e-mails that is not saved is said, and shown as it was', async () => {
  const { user } = await openProfile({ 'PUT /api/v1/Users/me': errorReply(500, 'internal') });
  await user.click(screen.getByRole('switch', { name: 'Send me reminders and announcements' }));
  expect(await screen.findByText('We couldn’t save your choice. Please try again.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Send me reminders and announcements' })).toBeChecked();
});

test('everything the club knows is downloaded as a file', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:club';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openProfile({ 'GET /api/v1/Users/me/export': { user: { username: 'lea' } } });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(blobs[0]?.type).toContain('application/json');
});
