import { act, screen, waitFor } from '@testing-library/react';
import { Answer, errorReply, now, serve, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { inTurn, later } from '../../../testing/later';
import { renderPage } from '../../../testing/render';
import { receipt, takingAnswers } from '../../../testing/taking-answers';
import { Component as HomePage } from './HomePage';

asPlayer(now);

const [saturday, december] = [
  session({ isAttending: true }),
  session({ id: 's2', sessionDate: '2026-12-19' }),
];
const answers = '/api/v1/Attendance/sessions/s1';

/** Opens a player's home; `running` sessions are played from then on. */
const open = (sessions = [saturday, december], given: Record<string, unknown> = {}) => {
  const sessionsNow = takingAnswers(sessions);
  const sent = serve({
    ...sessionsNow,
    'GET /api/v1/Sessions/available': sessionsNow['GET /api/v1/Sessions/upcoming'],
    ...given,
  });
  return { ...renderPage(<HomePage />, '/'), sent };
};

const no = () => screen.findByRole('button', { name: 'Not going, Saturday, November 28, 10:00\u00a0AM' });
/** From now on the session of November 28 is over, whatever its page shows. */
const passNovember = () => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T17:00:00Z'));

test('after a no, home stays with this Saturday until it has been played', async () => {
  const { user } = open();
  await user.click(await no());
  expect(await screen.findByText('Not going: Saturday, November 28.')).toBeVisible();
  expect(screen.getByText('Not going · Sat, Nov 28')).toBeVisible();
  expect(await no()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/December 19/)).not.toBeInTheDocument();
});

test('the message and its undo are of the session that was pressed, though the card shows another by then', async () => {
  const { reply, release } = later();
  const { user, sent, queries } = open([saturday, december], {
    [`PUT ${answers}`]: inTurn(reply(), new Answer(200, receipt(true))),
  });
  await user.click(await no());
  await waitFor(() => expect(sent.to(`PUT ${answers}`)).toHaveLength(1));
  passNovember();
  act(() => queries.setQueryData(['sessions', 'available'], [december]));
  expect(await screen.findByText('Will you be there on Sat, Dec 19?')).toBeVisible();
  await act(async () => release(new Answer(200, receipt(false))));
  expect(await screen.findByText('Not going: Saturday, November 28.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.to(`PUT ${answers}`)).toHaveLength(2));
  expect(sent.by('POST')).toEqual([]);
  expect(sent.by('PUT').map(({ call, body }) => [call, body])).toEqual([
    [`PUT ${answers}`, { isAttending: false }],
    [`PUT ${answers}`, { isAttending: true }],
  ]);
});

test('so is what is tried again after a failure, and no other card shows it', async () => {
  const { reply, release } = later();
  const { user, sent, queries } = open([saturday, december], {
    [`PUT ${answers}`]: inTurn(reply(), new Answer(200, receipt(false))),
  });
  await user.click(await no());
  await waitFor(() => expect(sent.to(`PUT ${answers}`)).toHaveLength(1));
  passNovember();
  act(() => queries.setQueryData(['sessions', 'available'], [december]));
  expect(await screen.findByText('Will you be there on Sat, Dec 19?')).toBeVisible();
  await act(async () => release(errorReply(403, 'notAllowed', 'Not this time.')));
  expect(await screen.findByText('Saturday, November 28: Not this time.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent.to(`PUT ${answers}`)).toHaveLength(2));
  expect(sent.by('POST')).toEqual([]);
});

test('while a session runs, it is a line with its link, and the next one is asked about', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T15:30:00Z'));
  open();
  expect(await screen.findByText('Will you be there on Sat, Dec 19?')).toBeVisible();
  const link = screen.getByRole('link', { name: /^Sat,.Nov.28 · 10:00.AM to 12:00.PM$/ });
  expect(link).toHaveAttribute('href', '/sessions/s1');
  expect(link.parentElement).toHaveTextContent(/Playing now · You’re in$/);
  expect(screen.queryByText(/Too late/)).not.toBeInTheDocument();
});

test('what home cannot load is said, and tried again', async () => {
  let isDown = true;
  const { user } = open([saturday, december], {
    'GET /api/v1/Sessions/available': () => (isDown ? errorReply(500, 'internal', '') : [saturday]),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load sessions', level: 3 })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await no()).toBeVisible();
});

test('an answer whose reply was lost is not in doubt once the page shows it', async () => {
  const { user, queries } = open([saturday, december], { [`PUT ${answers}`]: new Answer(502, '') });
  await user.click(await no());
  const doubt = /^No answer from the club’s server/;
  expect(await screen.findByText(doubt)).toBeVisible();
  act(() => queries.setQueryData(['sessions', 'available'], [{ ...saturday, isAttending: false }]));
  await waitFor(() => expect(screen.queryByText(doubt)).not.toBeInTheDocument());
});
