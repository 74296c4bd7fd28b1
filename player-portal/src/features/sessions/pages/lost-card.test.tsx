import { screen, within } from '@testing-library/react';
import { now, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { openSchedule } from '../../../testing/schedule';
import { takingAnswers } from '../../../testing/taking-answers';

let mockIsOnline = false;
jest.mock('../components/PlayerCard', () => {
  if (!mockIsOnline) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('../components/PlayerCard');
});

asPlayer(now);

test('a card whose own part is lost still shows the session, says so, and is whole at the next try', async () => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openSchedule(takingAnswers([session()]));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const card = within(screen.getByRole('article'));
  expect(card.getByText('8 of 20 spots taken')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  mockIsOnline = true;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: /^I’m in,/ })).toBeVisible();
});
