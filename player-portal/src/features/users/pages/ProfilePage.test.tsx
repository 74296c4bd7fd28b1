import { screen, waitFor, within } from '@testing-library/react';
import { Language, PaymentStatus, Plan, useAuth } from 'shared-api';
import { Answer, club, logIn, logOut, me, payment, refusal, serve, session } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as ProfilePage } from './ProfilePage';

const startRegistration = jest.fn();
const platformAuthenticatorIsAvailable = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (...given: unknown[]) => startRegistration(...given),
  platformAuthenticatorIsAvailable: () => platformAuthenticatorIsAvailable(),
}));

const basics = {
  'GET /api/v1/Users/me': me(),
  'GET /api/v1/Payments/mine': [],
  'GET /api/v1/Settings/club': club,
  'GET /auth/biometric-credential': [],
  'GET /auth/logins': [],
};

const open = async (given: Record<string, unknown> = {}) => {
  const sent = serve({ ...basics, ...given });
  const page = renderPage(<ProfilePage />, '/profile');
  await screen.findByRole('heading', { name: 'About me' });
  return { ...page, sent };
};
const field = (label: string | RegExp) => screen.getByLabelText(label);
const card = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  logIn();
  platformAuthenticatorIsAvailable.mockResolvedValue(false);
  startRegistration.mockReset();
});
afterEach(logOut);

test.each([
  [/^First name/, '', 'First name is required'],
  [/^First name/, 'L', 'First name must be at least 2 characters'],
  [/^Last name/, '', 'Last name is required'],
  [/^Last name/, 'G', 'Last name must be at least 2 characters'],
  [/^Username/, '', 'Username is required'],
  [/^Username/, 'le', 'Username must be at least 3 characters'],
  [/^Username/, 'lé a', 'Username can only contain letters, numbers, underscores and dashes'],
  [/^Email/, '', 'Email is required'],
  [/^Email/, 'lea@', 'Invalid email address'],
])('%s left as "%s" says: %s', async (label, value, words) => {
  const { user } = await open();
  await user.clear(field(label));
  if (value) await user.type(field(label), value);
  await user.tab();
  expect(await screen.findByText(words)).toBeVisible();
});

test('what is saved is what the club and this device then know', async () => {
  const saved = me({ firstName: 'Léonie', version: 4 });
  const { user, sent } = await open({ 'PUT /api/v1/Users/me': saved });
  await user.clear(field(/^First name/));
  await user.type(field(/^First name/), 'Léonie');
  await user.click(card('About me').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  expect(sent.to('PUT /api/v1/Users/me')[0]?.body).toEqual({
    firstName: 'Léonie',
    lastName: 'Gagnon',
    username: 'lea',
    email: 'lea@club.test',
    version: 3,
  });
  expect(useAuth.getState().user?.firstName).toBe('Léonie');
});

test('a name that is taken is said at its field, a wordless refusal in the page’s words', async () => {
  let answer = refusal(409, 'usernameTaken', 'Not saved.', { username: ['That username is taken.'] });
  const { user } = await open({ 'PUT /api/v1/Users/me': () => answer });
  await user.type(field(/^Username/), '2');
  await user.click(card('About me').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That username is taken.')).toBeVisible();
  answer = refusal(500, 'internal');
  await user.type(field(/^Username/), '3');
  await user.click(card('About me').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
});

test.each([
  [/^Current password/, '', 'Password is required'],
  [/^New password/, '', 'Password is required'],
  [/^New password/, 'Abc1!', 'Password must be at least 8 characters'],
  [
    /^New password/,
    'abcdefgh1',
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
  ],
  [/^Confirm the new password/, '', 'Please confirm your password'],
  [/^Confirm the new password/, 'Other123!', 'Passwords do not match'],
])('the password form, %s left as "%s", says: %s', async (label, value, words) => {
  const { user } = await open();
  await user.click(field(label));
  if (value) await user.paste(value);
  await user.tab();
  expect(await card('Password').findByText(words)).toBeVisible();
});

const changePassword = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(field(/^Current password/), 'Player123!');
  await user.type(field(/^New password/), 'Better123!');
  await user.type(field(/^Confirm the new password/), 'Better123!');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

test('a changed password keeps this device logged in with the new token', async () => {
  const { user, sent } = await open({
    'POST /api/v1/Users/change-password': { message: 'Changed.', token: 't2' },
  });
  await changePassword(user);
  expect(await screen.findByText('Your password is changed.')).toBeVisible();
  expect(sent.to('POST /api/v1/Users/change-password')[0]?.body).toEqual({
    currentPassword: 'Player123!',
    newPassword: 'Better123!',
  });
  expect(useAuth.getState().token).toBe('t2');
  expect(field(/^Current password/)).toHaveValue('');
});

test.each([
  [
    'a wrong password',
    refusal(400, 'wrongPassword', 'The current password is wrong.'),
    'The current password is wrong.',
  ],
  ['a wordless refusal', refusal(500, 'internal'), 'Failed to update password'],
])('%s is said', async (_name, answer, words) => {
  const { user } = await open({ 'POST /api/v1/Users/change-password': answer });
  await changePassword(user);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a reset link goes to the person’s own address', async () => {
  const { user, sent } = await open({ 'POST /api/v1/Users/forgot-password': { message: 'Sent.' } });
  await user.click(screen.getByRole('button', { name: /reset link/ }));
  expect(await screen.findByText('A reset link is on its way to lea@club.test.')).toBeVisible();
  expect(sent.to('POST /api/v1/Users/forgot-password')[0]?.body).toEqual({ email: 'lea@club.test' });
});

test('drop-in offers the season pass; a member finds theirs', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('link', { name: 'Upgrade to the season pass' })).toHaveAttribute(
    'href',
    '/season-subscription',
  );
  unmount();
  await open({ 'GET /api/v1/Users/me': me({ paymentPlan: Plan.Membership }) });
  expect(screen.queryByRole('link', { name: /Upgrade/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My season pass' })).toBeVisible();
});

test('payments are listed with their state', async () => {
  await open({ 'GET /api/v1/Payments/mine': [payment({ status: PaymentStatus.Completed })] });
  const payments = card('My payments');
  expect(await payments.findByText('$10.00')).toBeVisible();
  expect(payments.getByText('Completed')).toBeVisible();
  expect(payments.getByText('Reference CS-4821')).toBeVisible();
});

test('what is owed comes first, with its session and all that a bank’s form asks for', async () => {
  const paid = payment({ id: 'p2', status: PaymentStatus.Completed });
  await open({ 'GET /api/v1/Payments/mine': [paid, payment()], 'GET /api/v1/Sessions/s1': session() });
  const payments = card('My payments');
  expect(await payments.findByText('Saturday, November 28')).toBeVisible();
  const [first] = payments.getAllByRole('listitem');
  const due = within(first as HTMLElement);
  expect(due.getByText('You owe $10.00')).toBeVisible();
  expect(first).toHaveTextContent('paiement@club.test');
  expect(due.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy Send to',
    'Copy Amount',
    'Copy Message to include',
  ]);
});

test('the profile begins with what is used most: plan, payments, devices, identity', async () => {
  platformAuthenticatorIsAvailable.mockResolvedValue(true);
  await open();
  await screen.findByRole('region', { name: 'Log in without a password' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'My plan',
    'My payments',
    'Log in without a password',
    'Where you’re logged in',
    'About me',
    'Password',
    'Club emails',
    'My data',
    'Delete my account',
  ]);
});

test('logging in by device is not mentioned where this device cannot and none does', async () => {
  await open();
  await waitFor(() => expect(platformAuthenticatorIsAvailable).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: 'Log in without a password' })).not.toBeInTheDocument();
});

const phone = { id: 'd1', name: 'Device (Mac)', createdOn: '2026-11-01T12:00:00Z', lastUsedOn: null };

test('a device that cannot is told so beside those that do', async () => {
  await open({ 'GET /auth/biometric-credential': [phone] });
  expect(await screen.findByText('Biometric authentication is not supported on this device')).toBeVisible();
  expect(screen.getByText('Device (Mac)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add this device' })).not.toBeInTheDocument();
});

test('a device is enrolled with its own authenticator, verified, within a minute', async () => {
  platformAuthenticatorIsAvailable.mockResolvedValue(true);
  startRegistration.mockResolvedValue({ id: 'credential' });
  const { user, sent } = await open({
    'POST /auth/biometric-credential/options': { challenge: 'c', rp: { name: 'Ballon du samedi' } },
    'POST /auth/biometric-credential': new Answer(201, phone),
  });
  await user.click(await screen.findByRole('button', { name: 'Add this device' }));
  expect(await screen.findByText('You can now log in with Device (Mac).')).toBeVisible();
  expect(startRegistration).toHaveBeenCalledWith({
    optionsJSON: expect.objectContaining({
      challenge: 'c',
      timeout: 60_000,
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
    }),
  });
  expect(sent.to('POST /auth/biometric-credential')[0]?.body).toMatchObject({
    username: 'lea',
    credential: { id: 'credential' },
  });
});

test('closing the browser’s prompt says nothing', async () => {
  platformAuthenticatorIsAvailable.mockResolvedValue(true);
  startRegistration.mockRejectedValue(new Error('NotAllowedError'));
  const { user } = await open({ 'POST /auth/biometric-credential/options': { challenge: 'c' } });
  await user.click(await screen.findByRole('button', { name: 'Add this device' }));
  await waitFor(() => expect(startRegistration).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a device that is removed is gone at once, and back when that fails', async () => {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user } = await open({
    'GET /auth/biometric-credential': [phone],
    'DELETE /auth/biometric-credential/d1': async () => {
      await answered;
      return refusal(500, 'internal');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Device (Mac)' }));
  await waitFor(() => expect(screen.queryByText('Device (Mac)')).not.toBeInTheDocument());
  release();
  expect(await screen.findByText('We couldn’t remove the device. Please try again.')).toBeVisible();
  expect(screen.getByText('Device (Mac)')).toBeVisible();
});

test('the account goes only with its password, and then nobody is logged in', async () => {
  let answer: unknown = refusal(400, 'wrongPassword', 'That is not your password.');
  const { user, sent, whereabouts, unmount } = await open({ 'DELETE /api/v1/Users/me': () => answer });
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
  // As long as this page shows, the guard must not take its visitor for somebody who has to log in.
  expect(useAuth.getState().token).toBe('t1');
  unmount();
  expect(useAuth.getState().token).toBeNull();
});

test('club e-mails are switched off and on again', async () => {
  const answers = [me({ wantsNews: false, version: 4 }), me({ version: 5 })];
  const { user, sent } = await open({ 'PUT /api/v1/Users/me': () => answers.shift() });
  const news = () => card('Club emails').getByRole('switch', { name: 'Send me reminders and announcements' });
  expect(news()).toBeChecked();
  await user.click(news());
  expect(await screen.findByText('You won’t get reminders or announcements any more.')).toBeVisible();
  expect(news()).not.toBeChecked();
  await user.click(news());
  expect(await screen.findByText('You’ll get the club’s reminders and announcements.')).toBeVisible();
  expect(news()).toBeChecked();
  expect(sent.to('PUT /api/v1/Users/me').map(({ body }) => body)).toMatchObject([
    { username: 'lea', email: 'lea@club.test', version: 3, wantsNews: false },
    { username: 'lea', email: 'lea@club.test', version: 4, wantsNews: true },
  ]);
});

test('the language of the club’s emails is chosen by itself', async () => {
  const { user, sent } = await open({
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
  const { user } = await open({ 'PUT /api/v1/Users/me': refusal(500, 'internal') });
  await user.click(screen.getByRole('switch', { name: 'Send me reminders and announcements' }));
  expect(await screen.findByText('We couldn’t save your choice. Please try again.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Send me reminders and announcements' })).toBeChecked();
});

test('an address that is not confirmed yet is said', async () => {
  await open({ 'GET /api/v1/Users/me': me({ emailConfirmed: false }) });
  expect(screen.getByText(/^We sent a link to lea@club.test/)).toBeVisible();
});

test('everything the club knows is downloaded as a file', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:club';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await open({ 'GET /api/v1/Users/me/export': { user: { username: 'lea' } } });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(blobs[0]?.type).toContain('application/json');
  click.mockRestore();
});

describe('where somebody is logged in', () => {
  const here = {
    id: 'l1',
    browser: 'Firefox',
    platform: 'Windows',
    createdOn: '2026-11-01T12:00:00Z',
    lastUsedOn: '2026-11-21T12:00:00Z',
    current: true,
  };
  const phone = { ...here, id: 'l2', browser: 'Safari', platform: 'iOS', current: false };
  const unknown = { ...here, id: 'l3', browser: null, platform: null, current: false };
  const devices = () => card('Where you’re logged in');

  test('names each device, and this one', async () => {
    await open({ 'GET /auth/logins': [here, phone, unknown] });
    expect(await devices().findByText('Firefox on Windows')).toBeVisible();
    const [first, , third] = devices().getAllByRole('listitem');
    expect(first).toHaveTextContent('This device');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(third).toHaveTextContent('Unknown device');
  });

  test('one is logged out from here', async () => {
    let list = [here, phone];
    const { user } = await open({
      'GET /auth/logins': () => list,
      'DELETE /auth/logins/l2': () => {
        list = [here];
        return new Answer(204);
      },
    });
    await user.click(await devices().findByRole('button', { name: 'Log out Safari on iOS' }));
    expect(await screen.findByText('Safari on iOS is logged out.')).toBeVisible();
    await waitFor(() => expect(devices().queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(devices().queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
  });

  test('all others are logged out at once; what fails is said', async () => {
    let answer: unknown = refusal(500, 'internal');
    const { user } = await open({
      'GET /auth/logins': [here, phone],
      'DELETE /auth/logins': () => answer,
    });
    const button = await devices().findByRole('button', { name: 'Log out all other devices' });
    await user.click(button);
    expect(await screen.findByText('We couldn’t log out the device. Please try again.')).toBeVisible();
    answer = new Answer(204);
    await user.click(button);
    expect(await screen.findByText('Your other devices are logged out.')).toBeVisible();
  });
});
