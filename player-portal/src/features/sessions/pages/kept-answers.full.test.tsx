import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { keepAnswers, type Session } from 'shared-api';
import { now, serve, session, silence } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { later } from '../../../testing/later';
import { renderPage } from '../../../testing/render';
import { upcoming } from '../../../testing/schedule';
import { takingAnswers } from '../../../testing/taking-answers';
import { Component as SchedulePage } from './SchedulePage';

const answer = 'PUT /api/v1/Attendance/sessions/s1';
/** A spot that nobody waits for. */
const mine = session({ isAttending: true });

asPlayer(now);
afterEach(() => localStorage.clear());

function Pages() {
  return useLocation().pathname === '/schedule' && <SchedulePage />;
}

/** Opens the schedule with what the last visit left, and says no, twice. The server's word comes later. */
const sayNo = async () => {
  localStorage.setItem(
    'kept u1 ["sessions","upcoming"]',
    JSON.stringify({ data: [mine], at: now.getTime() - 60_000 }),
  );
  const list = later();
  const word = later();
  const sent = serve({
    ...takingAnswers([mine]),
    [upcoming]: list.reply,
    'GET /api/v1/Sessions/s1': word.reply,
  });
  const { user, queries, router } = renderPage(<Pages />);
  keepAnswers(queries, 'u1');
  await act(() => router.navigate('/schedule'));
  await user.dblClick(await screen.findByRole('button', { name: /^Not going,/ }));
  expect(sent.to(answer)).toEqual([]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  return {
    user,
    sent,
    comes: (of: Partial<Session>) =>
      act(async () => {
        list.release([{ ...mine, ...of }]);
        word.release({ ...mine, ...of });
      }),
    fails: () => act(async () => word.release(silence)),
  };
};

test('a no by a kept answer waits for the server’s word, which asks because somebody waits by now', async () => {
  const { sent, comes } = await sayNo();
  await comes({ waitingListCount: 2 });
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('2 people are waiting');
  expect(sent.to(answer)).toEqual([]);
});

test('or lets it go at once, when it loses nothing', async () => {
  const { sent, comes } = await sayNo();
  await comes({});
  await waitFor(() => expect(sent.to(answer)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a yes meanwhile takes the no back', async () => {
  const { user, sent, comes } = await sayNo();
  await user.click(screen.getByRole('button', { name: /^I’m in,/ }));
  await comes({});
  expect(await screen.findByRole('button', { name: /^I’m in,/, pressed: true })).toBeVisible();
  expect(sent.to(answer)).toEqual([]);
});

test('when the server is silent, the no is sent as the page knows the session', async () => {
  const { sent, fails } = await sayNo();
  await fails();
  await waitFor(() => expect(sent.to(answer)).toHaveLength(1));
});
