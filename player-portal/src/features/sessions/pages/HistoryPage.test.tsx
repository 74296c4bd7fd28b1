import { screen } from '@testing-library/react';
import { type AttendanceRecord, SessionStatus } from 'shared-api';
import { errorReply, now, place, record, serve, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { renderPage } from '../../../testing/render';
import { Component as HistoryPage } from './HistoryPage';

const mine = 'GET /api/v1/Attendance/me';

asPlayer(now);

const on = (id: string, sessionDate: string, other: Partial<AttendanceRecord> = {}) =>
  record({ id, session: session({ sessionDate, status: SessionStatus.Completed }), ...other });

test('each session that is over is told with what became of it; those ahead are not there', async () => {
  serve({
    [mine]: [
      on('coming', '2026-11-28'),
      on('freed', '2026-12-05', { isAttending: false }),
      on('played', '2026-11-14', { notes: 'Great game' }),
      on('missed', '2026-11-07', { checkInTime: null }),
      on('declined', '2026-10-31', { isAttending: false, checkInTime: null }),
      on('off', '2026-10-24', {
        session: session({ sessionDate: '2026-10-24', status: SessionStatus.Cancelled }),
      }),
      on('long ago', '2026-01-10'),
    ],
  });
  renderPage(<HistoryPage />, '/my-attendance');
  expect(await screen.findByText('1 session played in the last 12 weeks')).toBeVisible();
  const entries = screen.getAllByRole('heading', { level: 2 });
  const fates = entries.map((entry) => entry.closest('li')?.textContent);
  expect(fates).toHaveLength(5);
  expect(fates[0]).toContain('Played');
  expect(fates[0]).toContain('Great game');
  expect(fates[1]).toContain('Missed');
  expect(fates[2]).toContain('Not going');
  expect(fates[3]).toContain('Session cancelled');
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
      on(words, '2026-11-14', { isAttending: at.standing === 'in', place: place(at) }),
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

test('without a session that is over the way to the schedule is shown; a failure in the page’s words', async () => {
  serve({ [mine]: [] });
  const { unmount } = renderPage(<HistoryPage />, '/my-attendance');
  expect(await screen.findByRole('link', { name: 'See the schedule' })).toBeVisible();
  unmount();
  serve({ [mine]: errorReply(403, 'notAllowed') });
  renderPage(<HistoryPage />, '/my-attendance');
  expect(await screen.findByRole('heading', { name: 'Failed to get attendance history' })).toBeVisible();
});
