import { screen, waitFor, within } from '@testing-library/react';
import { Answer, errorReply, me } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { card, openProfile } from '../../../testing/profile';

const startAuthentication = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...given: unknown[]) => startAuthentication(...given),
  platformAuthenticatorIsAvailable: async () => false,
}));

const put = 'PUT /api/v1/Users/me';
const pending = 'lea@nouveau.test';
const waiting = me({ pendingEmail: pending, version: 4 });
asPlayer();

const about = () => card(/^Me/);

async function askFor(given: Record<string, unknown>) {
  const page = await openProfile(given);
  await page.user.clear(about().getByLabelText(/^Email/));
  await page.user.type(about().getByLabelText(/^Email/), pending);
  await page.user.click(about().getByRole('button', { name: 'Save' }));
  return page;
}
/** Refuses until a proof has been given. */
const guarded = (isProven: () => boolean) => () =>
  isProven() ? waiting : errorReply(403, 'proofNeeded', 'Please enter your password again.');

test('a new address waits beside the one in use, and is mailed again or withdrawn', async () => {
  const { user, sent } = await askFor({
    [put]: waiting,
    'POST /api/v1/Users/me/pending-email': { message: 'On its way.' },
    'DELETE /api/v1/Users/me/pending-email': me({ version: 5 }),
  });
  const told = await about().findByText(/^We have written to lea@nouveau.test/);
  expect(told).toHaveTextContent('lea@club.test stays in use');
  expect(about().getByLabelText(/^Email/)).toHaveValue('lea@club.test');
  await user.click(about().getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('On its way.')).toBeVisible();
  await user.click(about().getByRole('button', { name: 'Keep the current address' }));
  await waitFor(() => expect(about().queryByText(/^We have written/)).not.toBeInTheDocument());
  expect(sent.to(put)).toHaveLength(1);
});

test('when the last proof is too old the password is asked for, and then it is saved', async () => {
  let proofs = 0;
  const { user, sent } = await askFor({
    [put]: guarded(() => proofs > 1),
    'POST /auth/prove': () => {
      proofs++;
      return proofs > 1 ? new Answer(204) : errorReply(400, 'wrongPassword', 'That is not your password.');
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Password is required')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Your password/), 'Court123!');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('That is not your password.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(about().getByText(/^We have written to lea@nouveau.test/)).toBeVisible();
  expect(sent.to('POST /auth/prove').map(({ body }) => body)).toEqual([
    { password: 'Court123!' },
    { password: 'Court123!' },
  ]);
});

test('a passkey is as good as the password', async () => {
  let proven = false;
  startAuthentication.mockResolvedValue({ id: 'key' });
  const { user, sent } = await askFor({
    [put]: guarded(() => proven),
    'GET /auth/biometric-credential': [
      { id: 'd1', name: 'Mac', createdOn: '2026-11-01T12:00:00Z', lastUsedOn: null },
    ],
    'POST /auth/prove/options': { challenge: 'c1' },
    'POST /auth/prove': () => {
      proven = true;
      return new Answer(204);
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.click(await dialog.findByRole('button', { name: 'Use my fingerprint or face instead' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(about().getByText(/^We have written to lea@nouveau.test/)).toBeVisible();
  expect(sent.to('POST /auth/prove')[0]?.body).toEqual({ credential: { id: 'key' } });
});

test('whoever does not prove it is told why nothing is saved', async () => {
  const { user } = await askFor({ [put]: guarded(() => false) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(about().getByText('Please enter your password again.')).toBeVisible();
  expect(about().getByLabelText(/^Email/)).toHaveValue(pending);
});
