import { screen, waitFor, within } from '@testing-library/react';
import { Answer, errorReply, user as record, type SentRequest, serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { Component as PersonPage } from './PersonPage';

const at = '2026-11-20T15:00:00Z';
const session = { id: 's1', sessionDate: '2099-01-10', startTime: '10:00', cancelled: false, standing: 'in' };
const change = {
  ...{ id: 'c1', at, actorId: 'a1', actorName: 'Ada Boss', action: 'session.place', entity: 'session' },
  ...{ entityId: 's1', before: null, after: { reason: 'Flu' } },
};
const history = {
  next: [session, { ...session, id: 's2', sessionDate: '2099-01-17', cancelled: true }],
  last: [],
  emails: [
    { id: 'm1', about: 'spots', state: 'failed', problem: 'refused', skippedFor: null, createdOn: at },
    { id: 'm2', about: 'news', state: 'waiting', problem: null, skippedFor: null, createdOn: at },
    { id: 'm3', about: 'answers', state: 'skipped', problem: null, skippedFor: 'superseded', createdOn: at },
  ],
  consents: [
    { id: 'n2', given: false, how: 'link', at },
    { id: 'n1', given: true, how: 'registration', at },
  ],
  changes: [change],
};
const account = { id: 'u1', name: 'Zoé Roy', email: 'zoe@club.test', owed: 10, credit: 5, open: [] };
const pass = { id: 'p1', startDate: '2026-09-01', endDate: '2026-11-30', price: 95 };

const missed = { count: 2, limit: 2, until: '2026-12-28T15:00:00Z' };

const served = ({ method, url: { pathname: path } }: SentRequest): unknown => {
  if (path.endsWith('/history')) return history;
  if (path.endsWith('/SeasonSubscriptions')) return new Answer(200, [pass], 1);
  if (path.endsWith('/no-shows')) return method === 'GET' ? missed : { ...missed, count: 0, until: null };
  if (path.endsWith('/Ratings')) return [{ userId: 'u1', rating: 4 }];
  if (path.endsWith('/entries') && method === 'GET') return new Answer(200, [], 0);
  return path.includes('/Balances/') ? account : record({ id: 'u1' });
};

const open = (path = '/admin/users/u1') => {
  const asked = serve(served);
  return { asked, ...renderPage(<PersonPage />, path) };
};

const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') as HTMLElement);
};

test('one page says when somebody plays, what they hold, owe, were written, and what was changed', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoé Roy' })).toBeVisible();
  expect(screen.getByText('Language of emails')).toBeVisible();
  expect(screen.getByText('French')).toBeVisible();
  const next = await part('Next sessions');
  expect(next.getByRole('link', { name: /Jan.10,.2099, 10:00/ })).toHaveAttribute(
    'href',
    '/admin/sessions/s1',
  );
  expect(next.getByText('Going')).toBeVisible();
  expect(next.getByText('Cancelled')).toBeVisible();
  expect((await part('Last sessions')).getByText('None yet.')).toBeVisible();
  expect((await part('Season pass')).getByText('Sep 1, 2026 to Nov 30, 2026, $95.00')).toBeVisible();
  const strength = (await part('Strength, 1 to 5')).getByRole('button', { name: '4' });
  expect(strength).toHaveAttribute('aria-pressed', 'true');
  expect((await part('Balance')).getByText('$5.00')).toBeVisible();
  const emails = (await part('Emails')).getAllByRole('listitem');
  expect(emails.map((one) => one.textContent?.replace(/^.* · /, ''))).toEqual([
    'SpotNot sentRefused: check the address',
    'NewsWaiting',
    'AnswerSkippeda later email says it',
  ]);
  expect((await part('Audit log')).getByRole('link')).toHaveAttribute('href', '/admin/sessions/s1');
});

test('somebody who is not there is said to be gone, in French', async () => {
  serve(() => errorReply(404, 'userNotFound'));
  renderPage(<PersonPage />, '/admin/utilisateurs/u1');
  expect(await screen.findByText('Introuvable')).toBeVisible();
});

test('a history that does not come leaves the rest, and can be asked for again', async () => {
  let works = false;
  serve((call) =>
    call.url.pathname.endsWith('/history') && !works ? errorReply(429, 'tooManyRequests') : served(call),
  );
  const { user } = renderPage(<PersonPage />, '/admin/users/u1');
  expect(await screen.findByText('Failed to load the history')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await part('Next sessions')).getByText('Going')).toBeVisible();
});

test.each([
  ['Pay credit out', { kind: 'refund', amount: -12.5, reason: 'Moves away' }],
  ['Take credit back', { kind: 'credit', amount: -12.5, reason: 'Moves away' }],
  ['Correct: more came than noted', { kind: 'correction', amount: 12.5, reason: 'Moves away' }],
])('%s is entered with a reason, and its sign is not the administrator’s worry', async (choice, body) => {
  const { asked, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change the credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the credit of Zoé Roy' }));
  await user.click(dialog.getByRole('combobox', { name: /What for/ }));
  await user.click(await screen.findByRole('option', { name: choice }));
  await user.type(dialog.getByLabelText(/Amount/), '12.5');
  await user.type(dialog.getByLabelText(/Reason/), 'Moves away');
  await user.click(dialog.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(asked.to('POST /api/v1/Balances/u1/entries')[0]?.body).toEqual(body));
});

test('no-shows are let off with a reason only', async () => {
  const { asked, user } = open();
  const noShows = await part('No-shows');
  expect(noShows.getByText('2 sessions missed within 60 days.')).toBeVisible();
  expect(noShows.getByText('Until Dec 28, 2026, they can answer only in the last 24 hours.')).toBeVisible();
  await user.click(noShows.getByRole('button', { name: 'Let them off' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Let Zoé Roy off?' }));
  expect(dialog.getByRole('button', { name: 'Let them off' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), 'Snowstorm');
  await user.click(dialog.getByRole('button', { name: 'Let them off' }));
  expect(await screen.findByText('None within 60 days.')).toBeVisible();
  expect(asked.to('DELETE /api/v1/Users/u1/no-shows')[0]?.body).toEqual({ reason: 'Snowstorm' });
});

test('nobody writes to a walk-in without an address, nor sends them a link', async () => {
  serve((call) => {
    const reply = served(call);
    return /\/Users\/u1$/.test(call.url.pathname) ? { ...(reply as object), username: '', email: '' } : reply;
  });
  const { user } = renderPage(<PersonPage />, '/admin/users/u1');
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Payments' })).toBeVisible();
  expect(menu.queryByRole('menuitem', { name: 'Write' })).toBeNull();
  expect(menu.queryByRole('menuitem', { name: /link/ })).toBeNull();
});

test('a strength that is not saved is said, with whose it is', async () => {
  serve((sent: SentRequest) => (sent.method === 'PUT' ? errorReply(500, 'internal') : served(sent)));
  const { user } = renderPage(<PersonPage />, '/admin/users/u1');
  const strength = (await part('Strength, 1 to 5')).getByRole('button', { name: '5' });
  await waitFor(() => expect(strength).toBeEnabled());
  await user.click(strength);
  expect(await screen.findByText('Zoé Roy: Failed to save the strength')).toBeVisible();
});

test('of a walk-in without an address, nothing is said about its confirmation, and nobody writes there', async () => {
  const walkIn = record({ id: 'u1', email: '', emailConfirmed: false, username: '' });
  serve((sent: SentRequest) => (sent.url.pathname === '/api/v1/Users/u1' ? walkIn : served(sent)));
  renderPage(<PersonPage />, '/admin/users/u1');
  expect((await screen.findAllByText('N/A')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/not confirmed/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Send an email' })).not.toBeInTheDocument();
});

test('what they have said to the news is there, with when and how', async () => {
  open();
  const news = await part('Club news');
  expect(news.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' · ')[1])).toEqual([
    'Turned off by the link in an email',
    'On: they signed up',
  ]);
  expect(news.getByText(/implied consent/)).toBeVisible();
});
