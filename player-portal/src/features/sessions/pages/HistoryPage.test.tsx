import { screen, within } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import { errorReply, place, record, serve, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { renderPage } from '../../../testing/render';
import { Component as HistoryPage } from './HistoryPage';

const mine = 'GET /api/v1/Attendance/me';

asPlayer();

test('each answer is told with what became of it, and they are counted', async () => {
  const over = session({ sessionDate: '2026-11-14', status: SessionStatus.Completed });
  serve({
    [mine]: [
      record({ id: 'coming' }),
      record({ id: 'played', session: over, notes: 'Great game' }),
      record({ id: 'declined', session: over, isAttending: false }),
      record({ id: 'off', session: session({ status: SessionStatus.Cancelled }) }),
      record({ id: 'waiting', isAttending: false, waitingPosition: 1 }),
      record({
        ...{ id: 'offered', isAttending: false, waitingPosition: 1 },
        place: place({ standing: 'offered', source: 'line' }),
      }),
    ],
  });
  renderPage(<HistoryPage />, '/my-attendance');
  const entries = await screen.findAllByRole('heading', { level: 2 });
  const fates = entries.map((entry) => entry.closest('li')?.textContent);
  expect(fates[0]).toContain('Upcoming');
  expect(fates[1]).toContain('Played');
  expect(fates[1]).toContain('Great game');
  expect(fates[2]).toContain('Not going');
  expect(fates[3]).toContain('Session cancelled');
  expect(fates[4]).toContain('On the waiting list');
  expect(fates[5]).toContain('Spot offered');
  expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')[0]).toHaveTextContent(
    '1session played',
  );
});

test('who is in or out by a pass, an organizer or the line has not answered', async () => {
  const origins = [
    [{ standing: 'in', source: 'pass' }, 'By your season pass'],
    [{ standing: 'out', source: 'pass' }, 'Your season pass ended'],
    [{ standing: 'in', source: 'administrator' }, 'Put in by an organizer'],
    [{ standing: 'out', source: 'administrator' }, 'Taken out by an organizer'],
    [{ standing: 'out', source: 'line' }, 'The spot was passed on'],
  ] as const;
  serve({
    [mine]: origins.map(([at, words]) =>
      record({ id: words, isAttending: at.standing === 'in', place: place(at) }),
    ),
  });
  renderPage(<HistoryPage />, '/my-attendance');
  const entries = await screen.findAllByRole('heading', { level: 2 });
  for (const [index, [, words]] of origins.entries()) {
    const entry = entries[index]?.closest('li');
    expect(entry).toHaveTextContent(words);
    expect(entry).not.toHaveTextContent(/Answered/);
  }
});

test('without answers the way to the schedule is shown; a failure in the page’s words', async () => {
  serve({ [mine]: [] });
  const { unmount } = renderPage(<HistoryPage />, '/my-attendance');
  expect(await screen.findByRole('link', { name: 'See the schedule' })).toBeVisible();
  unmount();
  serve({ [mine]: errorReply(403, 'notAllowed') });
  renderPage(<HistoryPage />, '/my-attendance');
  expect(await screen.findByRole('heading', { name: 'Failed to get attendance history' })).toBeVisible();
});
