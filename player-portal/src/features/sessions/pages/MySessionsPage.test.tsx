import { screen, within } from '@testing-library/react';
import { type AttendanceRecord, SessionStatus } from 'shared-api';
import { club, record, serve, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { renderPage } from '../../../testing/render';
import { Component as MySessionsPage } from './MySessionsPage';

asPlayer();

const soon = new Date(Date.now() + 7 * 86_400_000).toISOString();

const open = (mine: AttendanceRecord[]) => {
  serve({
    'GET /api/v1/Settings/club': club,
    'GET /api/v1/Sessions/upcoming': [],
    'GET /api/v1/Sessions/my-sessions': mine,
  });
  renderPage(<MySessionsPage />, '/my-sessions');
};

test('coming sessions can be changed and kept in a calendar; past ones only read', async () => {
  open([
    record({ id: 'coming', checkInTime: soon }),
    record({
      id: 'past',
      checkInTime: '2026-01-10T15:00:00Z',
      session: session({ sessionDate: '2026-01-10', status: SessionStatus.Completed }),
    }),
  ]);
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
  expect(upcoming.getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
  expect(upcoming.getByRole('link', { name: /^Change my answer/ })).toHaveAttribute(
    'href',
    '/attendance-confirmation?sessionId=s1',
  );
  const past = within(screen.getByRole('region', { name: 'Past' }));
  expect(past.getByText('Completed')).toBeVisible();
  expect(past.queryByRole('button')).not.toBeInTheDocument();
});

test('an upcoming session that was declined is there, with its waiting list once it is full', async () => {
  const sessionDate = soon.slice(0, 10);
  const declined = record({ isAttending: false, checkInTime: null });
  const filledUp = session({ sessionDate, status: SessionStatus.Full });
  open([
    { ...declined, id: 'no', session: session({ sessionDate }) },
    { ...declined, id: 'full', session: filledUp },
    { ...declined, id: 'waits', waitingPosition: 2, session: filledUp },
  ]);
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
  const [no, full, waits] = upcoming.getAllByRole('listitem').map((item) => within(item));
  expect(no?.getByText('Not going')).toBeVisible();
  expect(no?.getByRole('link', { name: /^Change my answer/ })).toBeVisible();
  expect(full?.getByRole('link', { name: /^Join the waiting list/ })).toBeVisible();
  expect(waits?.getByText('Waiting list: 2nd')).toBeVisible();
  expect(upcoming.queryByRole('button', { name: /^Add to calendar/ })).not.toBeInTheDocument();
});

test('without sessions both lists say so', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Nothing planned yet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No past sessions' })).toBeVisible();
});
