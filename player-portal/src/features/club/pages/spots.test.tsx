import { screen } from '@testing-library/react';
import type { Club } from 'shared-api';
import { club, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as SpotsPage } from './SpotsPage';

const open = async (settings: Partial<Club>) => {
  serve({ 'GET /api/v1/Settings/club': { ...club, ...settings } });
  renderPage(<SpotsPage />, '/how-spots-work');
  await screen.findByRole('heading', { name: 'Your answer' });
};

test.each<[Partial<Club>, string]>([
  [{ answersCloseMinutes: 0 }, 'from the day a session is announced until it starts.'],
  [{ answersCloseMinutes: 90 }, 'until 90 minutes before it starts.'],
  [{ answerDeadlineHours: 24 }, 'please say so at least 24 hours before,'],
  [{ answerDeadlineHours: 0 }, 'please say so before it starts,'],
  [
    { answerDeadlineHours: 48 },
    'Until 48 hours before the session, the first on the list gets it right away,',
  ],
  [{ guestsPerPlayer: 2 }, 'You can bring 2 guests to a session that you play in,'],
  [{ guestsPerPlayer: 1, dropInPrice: 12 }, 'You pay $12.00 for each,'],
  [{ minPlayers: 8 }, 'If fewer than 8 people are in 36 hours before a session,'],
])('with %j the page says “%s”', async (settings, sentence) => {
  await open(settings);
  expect(screen.getByText((text) => text.includes(sentence))).toBeVisible();
});

test.each<[Partial<Club>, string]>([
  [{ guestsPerPlayer: 0 }, 'Guests'],
  [{ minPlayers: 0 }, 'Too few players'],
])('with %j nothing is said of what the club does without', async (settings, heading) => {
  await open(settings);
  expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
});

test('a club that gives no spot without asking does not promise one', async () => {
  await open({ answerDeadlineHours: 0 });
  expect(screen.queryByText(/the first on the list gets it right away/)).not.toBeInTheDocument();
});
