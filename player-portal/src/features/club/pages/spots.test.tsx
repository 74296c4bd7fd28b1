import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Club } from 'shared-api';
import { club, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as SpotsPage } from './SpotsPage';

/** Opens the page, and on it every rule. */
const open = async (settings: Partial<Club>) => {
  serve({ 'GET /api/v1/Settings/club': { ...club, ...settings } });
  renderPage(<SpotsPage />, '/how-spots-work');
  await screen.findByRole('button', { name: /^Answer until/ });
  for (const rule of screen.getAllByRole('button', { expanded: false })) await userEvent.click(rule);
};

test('at first each rule is one sentence, all of them within 120 words', async () => {
  serve({ 'GET /api/v1/Settings/club': club });
  renderPage(<SpotsPage />, '/how-spots-work');
  const rules = await screen.findAllByRole('button', { expanded: false });
  expect(rules.length).toBeGreaterThan(6);
  expect(rules.flatMap(({ textContent }) => textContent?.split(/\s+/)).length).toBeLessThan(120);
  expect(screen.queryByText(/^Season pass holders come first/)).not.toBeVisible();
});

test.each<[Partial<Club>, string[]]>([
  [
    { answersCloseMinutes: 0, answerDeadlineHours: 24, guestsPerPlayer: 2, minPlayers: 8 },
    [
      'Answer until the session starts.',
      'Free your spot at least 24 hours ahead.',
      'Bring up to 2 guests while there’s room.',
      'If fewer than 8 people are in 36 hours before,',
    ],
  ],
  [
    { answersCloseMinutes: 90, answerDeadlineHours: 48, guestsPerPlayer: 1, dropInPrice: 12 },
    [
      'Answer until 90 minutes before it starts.',
      'Up to 48 hours before the session it’s theirs right away,',
      'After that we ask, and save the spot for 2 hours',
      'If no one says yes, it’s open to all.',
      'You pay the session’s price for your guest,',
      'Drop-in is $12.00, by Interac e-transfer.',
    ],
  ],
  [
    { answersCloseMinutes: 1_440, answerDeadlineHours: 12 },
    ['Free your spot at least 24 hours ahead.', 'Up to 24 hours before the session it’s theirs'],
  ],
  [
    { answerDeadlineHours: 48, lateNoCharged: true, unpaidHoldHours: 12, creditReleasedDates: true },
    [
      'After that you still owe the price,',
      'by day and until 48 hours before the session;',
      'A date that you free at least 48 hours ahead becomes credit',
    ],
  ],
  [
    { noShowLimit: 2 },
    ['Whoever misses 2 sessions within 60 days without doing so can answer only in the last 24 hours'],
  ],
  [{ answerDeadlineHours: 0, unpaidHoldHours: 12 }, ['by day and until it’s too late to answer;']],
])('with %j the page says so', async (settings, sentences) => {
  await open(settings);
  for (const sentence of sentences) expect(screen.getByText((text) => text.includes(sentence))).toBeVisible();
});

test('without a deadline spots are given until all are called, and nothing is said of what the club does without', async () => {
  await open({ answerDeadlineHours: 0, guestsPerPlayer: 0, minPlayers: 0 });
  expect(screen.getByText(/Free your spot before it starts/)).toBeVisible();
  expect(screen.getByText(/^Up to 2 hours before the session it’s theirs/)).toBeVisible();
  for (const said of [
    /we ask, and save/,
    /^Bring/,
    /^Too few/,
    /becomes credit/,
    /still owe/,
    /isn’t paid/,
    /Whoever misses/,
  ])
    expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test('where answers close before the deadline, nobody is asked or called after it, nor owes for a late no', async () => {
  await open({ answersCloseMinutes: 2_880, answerDeadlineHours: 24, lateNoCharged: true });
  expect(screen.getByText(/^Up to 48 hours before the session it’s theirs/)).toBeVisible();
  for (const said of [/we ask, and save/, /^In the last 2 hours/, /still owe the price/, /^It’s free within/])
    expect(screen.queryByText(said)).not.toBeInTheDocument();
});
