import { screen } from '@testing-library/react';
import { errorReply, serve } from 'shared-ui/testing';
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
