import { act, screen } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { errorReply, loggedIn, logOut, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as UnsubscribePage } from './UnsubscribePage';

const call = 'POST /api/v1/Communication/unsubscribe';

test('opening the link changes nothing; the button does', async () => {
  const sent = serve({ [call]: { message: 'You will get no more reminders.' } });
  const { user } = renderPage(<UnsubscribePage />, '/unsubscribe?token=sealed');
  expect(sent.to(call)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toHaveFocus();
  expect(screen.getByText('You will get no more reminders.')).toBeVisible();
  expect(sent.to(call)[0]?.query).toEqual({ token: 'sealed' });
});

afterEach(() => act(() => logOut()));

test.each([
  ['u2.sealed', true],
  ['u1.sealed', false],
])('who is logged in reads whether the link (%s) is another person’s: %s', (token, isSaid) => {
  serve({});
  useAuth.getState().acceptLogin(loggedIn({ id: 'u1' }));
  renderPage(<UnsubscribePage />, `/unsubscribe?token=${token}`);
  expect(screen.queryAllByText(/This link is another person’s/)).toHaveLength(isSaid ? 1 : 0);
});

test.each([
  [errorReply(400, 'invalidUnsubscribeLink', 'This link is not valid.'), 'This link is not valid.'],
  [errorReply(500, 'internal'), 'We couldn’t unsubscribe you. Please try again.'],
])('a refusal is said', async (answer, words) => {
  serve({ [call]: answer });
  const { user } = renderPage(<UnsubscribePage />, '/unsubscribe?token=sealed');
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('the French path without a token says that the link is incomplete', () => {
  serve({});
  renderPage(<UnsubscribePage />, '/desabonnement');
  expect(screen.getByRole('alert')).toHaveTextContent('Ce lien de désabonnement est incomplet.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
