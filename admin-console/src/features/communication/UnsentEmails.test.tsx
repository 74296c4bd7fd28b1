import { screen, waitFor, within } from '@testing-library/react';
import type { UnsentEmail } from 'shared-api';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { UnsentEmails } from './UnsentEmails';

const failed: UnsentEmail = {
  ...{ id: 'e1', userId: 'u1', name: 'Zoé Roy', about: 'service', state: 'failed', problem: 'refused' },
  ...{ createdOn: '2026-11-20T15:00:00Z', canSendAgain: true },
};
const waiting: UnsentEmail = {
  ...failed,
  ...{ id: 'e2', name: 'Ann Lee', about: 'spots', state: 'waiting', problem: 'login', canSendAgain: false },
};
const over: UnsentEmail = { ...failed, ...{ id: 'e3', name: null, problem: null, canSendAgain: false } };

const show = (emails: UnsentEmail[], answer: () => unknown = () => ({ emails: 1 })) => {
  const counts = {
    waiting: emails.filter(({ state }) => state === 'waiting').length,
    failed: emails.filter(({ state }) => state === 'failed').length,
  };
  const asked = serve(({ method }) => (method === 'POST' ? answer() : { ...counts, emails }));
  return { asked, ...renderPage(<UnsentEmails />, '/admin/communication') };
};
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error('A name outside of the list');
  return within(row);
};

test('when every email has left, nothing is said', async () => {
  const { asked } = show([]);
  await waitFor(() => expect(asked.to('GET /api/v1/Communication/unsent')).not.toEqual([]));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('three are listed at first', async () => {
  const { user } = show(['a', 'b', 'c', 'd'].map((id) => ({ ...failed, id })));
  expect(await screen.findAllByText('Zoé Roy')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show all 4' }));
  expect(screen.getAllByText('Zoé Roy')).toHaveLength(4);
});

test('what waits and what failed each say why, and only what is still true can be sent again', async () => {
  show([failed, waiting, over]);
  expect(
    (await rowOf('Zoé Roy')).getByText(/Payments and sessions · .* · Refused: check the address/),
  ).toBeVisible();
  const waits = await rowOf('Ann Lee');
  expect(waits.getByText(/Spot · .* · Your email service refuses the club’s account/)).toBeVisible();
  expect(waits.queryByRole('button')).not.toBeInTheDocument();
  const late = await rowOf('Someone who left the club');
  expect(late.getByText('Too late to send')).toBeVisible();
  expect(late.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(/^1 email is waiting/)).toBeVisible();
  expect(screen.getByText('2 emails weren’t sent.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send all again' })).not.toBeInTheDocument();
});

test('one is sent again, or all', async () => {
  const { asked, user } = show([failed, { ...failed, id: 'e4', name: 'Max Poe' }]);
  await user.click((await rowOf('Max Poe')).getByRole('button', { name: 'Send again to Max Poe' }));
  expect(await screen.findByText('Sending 1 email again')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send all again' }));
  const bodies = asked.to('POST /api/v1/Communication/unsent').map(({ body }) => body);
  expect(bodies).toEqual([{ ids: ['e4'] }, {}]);
});

test('a failure says so, here and when sending again', async () => {
  const { user } = show([failed], () => new Answer(500, {}));
  await user.click((await rowOf('Zoé Roy')).getByRole('button'));
  expect(await screen.findByText('Zoé Roy: Failed to send email')).toBeVisible();
});

test('a list that cannot be read can be asked for again', async () => {
  serve(() => new Answer(500, {}));
  renderPage(<UnsentEmails />, '/admin/communication');
  expect(await screen.findByText('We couldn’t load the unsent emails')).toBeInTheDocument();
});
