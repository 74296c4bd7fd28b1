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
      'Until 48 hours before the session, the first on the list gets it right away.',
      'hold the spot, at most until answers close:',
      'If no one says yes in time, it’s open to newcomers too.',
      'You pay the session’s price for your guest,',
    ],
  ],
  [
    { answersCloseMinutes: 1_440, answerDeadlineHours: 12 },
    ['please say so at least 24 hours before,', 'Until 24 hours before the session, the first on the list'],
  ],
  [
    { answerDeadlineHours: 48, lateNoCharged: true, unpaidHoldHours: 12 },
    ['Cancelling is free until 48 hours before.', 'by day and until 48 hours before the session;'],
  ],
  [{ answerDeadlineHours: 0, unpaidHoldHours: 12 }, ['by day and until answers close;']],
])('with %j the page says so', async (settings, sentences) => {
  await open(settings);
  for (const sentence of sentences) expect(screen.getByText((text) => text.includes(sentence))).toBeVisible();
});

test('without a deadline spots are given until all are called, and nothing is said of what the club does without', async () => {
  await open({ answerDeadlineHours: 0, guestsPerPlayer: 0, minPlayers: 0 });
  expect(screen.getByText(/please say so before it starts,/)).toBeVisible();
  expect(screen.getByText(/^Until 2 hours before the session, the first on the list gets it/)).toBeVisible();
  expect(screen.queryByText(/we ask first/)).not.toBeInTheDocument();
  for (const name of ['Guests', 'Too few players'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});

test('where answers close before the deadline, nobody is asked or called after it, nor owes for a late no', async () => {
  await open({ answersCloseMinutes: 2_880, answerDeadlineHours: 24, lateNoCharged: true });
  expect(screen.getByText(/^Until 48 hours before the session, the first on the list gets it/)).toBeVisible();
  for (const said of [
    /we ask first/,
    /^In the last 2 hours/,
    /^Cancelling is free/,
    /^A cancellation is free/,
  ])
    expect(screen.queryByText(said)).not.toBeInTheDocument();
});
