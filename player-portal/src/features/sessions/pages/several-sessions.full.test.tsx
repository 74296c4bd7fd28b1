import { act, screen, waitFor, within } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import { errorReply, now, serve, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { later } from '../../../testing/later';
import { renderPage } from '../../../testing/render';
import { upcoming } from '../../../testing/schedule';
import { takingAnswers } from '../../../testing/taking-answers';
import { Component as MySessionsPage } from './MySessionsPage';

asPlayer(now);

const saturdays = ['2026-11-28', '2026-12-05', '2026-12-12'].map((sessionDate, index) =>
  session({ id: `s${index + 1}`, sessionDate }),
);

const open = (given: Record<string, unknown> = {}, address = '/my-sessions') => {
  const sent = serve({ ...takingAnswers(saturdays), 'GET /api/v1/Sessions/my-sessions': [], ...given });
  return { ...renderPage(<MySessionsPage />, address), sent };
};

const region = () => screen.findByRole('region', { name: 'Upcoming' });
const rows = async () => within(await region()).findAllByRole('listitem');
const rowOf = async (date: string) => {
  const row = (await rows()).find((item) => item.textContent?.replaceAll('\u00a0', ' ').startsWith(date));
  return within(row as HTMLElement);
};

test('two sessions of one day are told apart by their hours', async () => {
  const [first] = saturdays;
  const later = { ...first, id: 's9', startTime: '14:00', endTime: '16:00' };
  open(takingAnswers([first, later] as typeof saturdays));
  const shown = (await rows()).map(({ textContent }) => textContent);
  expect(shown[0]).toMatch(/^Sat,.Nov.28, 10:00\sAM/);
  expect(shown[1]).toMatch(/^Sat,.Nov.28, 2:00\sPM/);
});

test('several Saturdays are answered in a row, each by its own tap', async () => {
  const { user, sent } = open();
  await user.click(
    (await rowOf('Sat, Nov 28')).getByRole('button', {
      name: 'I’m in, Saturday, November 28, 10:00\u00a0AM',
    }),
  );
  await user.click(
    (await rowOf('Sat, Dec 5')).getByRole('button', {
      name: 'Not going, Saturday, December 5, 10:00\u00a0AM',
    }),
  );
  await user.click(
    (await rowOf('Sat, Dec 12')).getByRole('button', {
      name: 'I’m in, Saturday, December 12, 10:00\u00a0AM',
    }),
  );
  expect(await (await rowOf('Sat, Nov 28')).findByText('You’re in')).toBeVisible();
  expect((await (await rowOf('Sat, Dec 5')).findAllByText('Not going'))[0]).toBeVisible();
  expect(await (await rowOf('Sat, Dec 12')).findByText('You’re in')).toBeVisible();
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([
    { isAttending: true },
    { isAttending: false },
    { isAttending: true },
  ]);
});

test('a row says that its answer is being saved, or why it is not', async () => {
  const { reply, release } = later();
  const { user } = open({ 'POST /api/v1/Attendance/sessions/s2': reply });
  const row = await rowOf('Sat, Dec 5');
  await user.click(row.getByRole('button', { name: /^I’m in/ }));
  expect(await row.findByText('Saving…')).toBeVisible();
  await act(async () => release(errorReply(403, 'notAllowed', 'Not this one.')));
  expect(await row.findByText('Not this one.')).toBeVisible();
  expect(row.getByRole('button', { name: /^I’m in/ })).toHaveAttribute('aria-pressed', 'false');
  expect((await rowOf('Sat, Nov 28')).queryByText('Not this one.')).not.toBeInTheDocument();
});

test('the keyboard goes from answer to answer', async () => {
  const { user } = open();
  const first = (await rowOf('Sat, Nov 28')).getByRole('button', { name: /^I’m in/ });
  act(() => first.focus());
  await user.tab();
  await user.tab();
  expect((await rowOf('Sat, Dec 5')).getByRole('button', { name: /^I’m in/ })).toHaveFocus();
});

test('what takes no answers has none to give; a full session has its waiting list', async () => {
  const [first, second, third] = saturdays.map((one) => ({ ...one }));
  Object.assign(first as object, { sessionDate: '2026-11-21', startTime: '08:00' });
  Object.assign(second as object, { status: SessionStatus.Cancelled });
  Object.assign(third as object, { status: SessionStatus.Full, registeredPlayersCount: 20 });
  open({ [upcoming]: [first, second, third] });
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  const row = await rowOf('Sat, Dec 12');
  expect(row.getByRole('button', { name: /^Join the waiting list/ })).toBeVisible();
});

test('many are folded, and shown when asked for', async () => {
  const many = Array.from({ length: 9 }, (_, week) =>
    session({ id: `w${week}`, sessionDate: `2027-0${1 + Math.trunc(week / 4)}-${10 + (week % 4) * 5}` }),
  );
  const { user } = open({ [upcoming]: many });
  expect(await rows()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(await rows()).toHaveLength(9);
});

test('when the sessions cannot be had it can be tried again, and without any the page says so', async () => {
  let reply: unknown = errorReply(404, 'notFound', 'Nothing there.');
  const { user } = open({ [upcoming]: () => reply });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load sessions');
  reply = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
});
