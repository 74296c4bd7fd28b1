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

test.each<[Partial<Club>, string[]]>([
  [
    { answersCloseMinutes: 0, answerDeadlineHours: 24, guestsPerPlayer: 2, minPlayers: 8 },
    [
      'from the day a session is announced until it starts.',
      'please say so at least 24 hours before,',
      'You can bring 2 guests to a session that you play in,',
      'If fewer than 8 people are in 36 hours before a session,',
    ],
  ],
  [
    { answersCloseMinutes: 90, answerDeadlineHours: 48, guestsPerPlayer: 1, dropInPrice: 12 },
    [
      'until 90 minutes before it starts.',
      'Until 48 hours before the session, the first on the list gets it right away,',
      'You pay $12.00 for your guest,',
    ],
  ],
])('with %j the page says so', async (settings, sentences) => {
  await open(settings);
  for (const sentence of sentences) expect(screen.getByText((text) => text.includes(sentence))).toBeVisible();
});

test('nothing is said of what the club does without, and no spot promised that it does not give', async () => {
  await open({ answerDeadlineHours: 0, guestsPerPlayer: 0, minPlayers: 0 });
  expect(screen.getByText(/please say so before it starts,/)).toBeVisible();
  expect(screen.queryByText(/the first on the list gets it right away/)).not.toBeInTheDocument();
  for (const name of ['Guests', 'Too few players'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});
