import { screen, waitFor, within } from '@testing-library/react';
import { Answer, type SentRequest, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { session as row, turnout } from '../../../testing/rows';
import { Component as DashboardPage } from '../../dashboard/DashboardPage';
import { Component as SessionsPage } from './SessionsPage';

const session = { ...row, id: 's1', sessionDate: '2099-01-10', registeredPlayersCount: 3 };

/** A club with one session that lacks players until somebody decides. */
const undecided = () => {
  let isDecided = false;
  return serve(({ method, url }: SentRequest): unknown => {
    if (url.pathname.endsWith('/undecided')) return isDecided ? [] : [session];
    if (url.pathname.endsWith('/Settings')) return { system: { firstSteps: null } };
    if (url.pathname.endsWith('/Dashboard')) return new Answer(404, { code: 'notFound', message: 'Away' });
    if (url.pathname.endsWith('/recipients')) return { people: 3 };
    if (/\/(oddities|door-remarks)$/.test(url.pathname)) return [];
    if (url.pathname.endsWith('/turnout')) return turnout;
    if (method === 'GET') return new Answer(200, [session], 1);
    isDecided = true;
    return session;
  });
};

test('a session that is short of players is played at one press, and the question is gone', async () => {
  const asked = undecided();
  const { user } = renderPage(<SessionsPage />, '/admin/sessions?view=cards');
  expect(
    await screen.findByRole('heading', { name: 'Play on Saturday, January 10, 2099?' }),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Only 3 people have said yes, fewer than the minimum in the settings.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play anyway' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play anyway' })).not.toBeInTheDocument());
  expect(asked.by('POST').map(({ url }) => url.pathname)).toEqual(['/api/v1/Sessions/s1/play']);
});

test('or it is cancelled with a reason, after the question that says whom that e-mails', async () => {
  const asked = undecided();
  const { user } = renderPage(<SessionsPage />, '/admin/sessions?view=cards');
  await user.click(await screen.findByRole('button', { name: 'Cancel the session' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('3 people will be emailed.')).toBeInTheDocument();
  await user.type(question.getByLabelText('Reason (optional)'), 'Too few');
  await user.click(question.getByRole('button', { name: 'Cancel the session' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play anyway' })).not.toBeInTheDocument());
  expect(asked.by('PUT')[0]?.body).toMatchObject({ status: 2, reason: 'Too few' });
});

test('the dashboard says it in French too, and leads to where it is decided', async () => {
  undecided();
  renderPage(<DashboardPage />, '/fr/admin');
  expect(await screen.findByText(/^Seules 3 personnes ont dit oui/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Décider' })).toHaveAttribute('href', '/admin/seances/s1');
});
