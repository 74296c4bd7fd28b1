import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Incident, PrivacyRequest } from 'shared-api';
import { Answer, errorReply, serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { Component as PrivacyPage } from './PrivacyPage';

const request: PrivacyRequest = {
  ...{ id: 'q1', kind: 'deletion', userId: 'u1', name: 'Zoé Roy', askedOn: '2026-10-01' },
  ...{ dueOn: '2026-10-31', state: 'overdue', details: 'By letter', version: 1 },
  ...{ answeredOn: null, answer: '', answeredBy: '' },
};

const incident: Incident = {
  ...{ id: 'i1', noticedOn: '2026-11-20', happened: 'In November', what: 'A list was left at the gym' },
  ...{ information: 'First names', people: 12, whom: 'Players', serious: true, reasons: 'Addresses' },
  ...{ commissionToldOn: '2026-11-21', peopleToldOn: null, measures: '', untold: ['people'] },
  ...{ keptUntil: '2031-11-20', version: 1 },
};

const start = (rows: readonly object[], address: string) => {
  const asked = serve(({ method, url }) => {
    if (url.pathname.includes('/Users')) return new Answer(200, [], 0);
    return method === 'GET' ? new Answer(200, [...rows], rows.length) : { ...request, ...rows[0] };
  });
  const sent = (method: string) => asked.by(method).map(({ body }) => body);
  return { sent, ...renderPage(<PrivacyPage />, address) };
};

test('an overdue request stands out, leads to its person, and is answered in one form', async () => {
  const { sent, user } = start([request], '/admin/privacy');
  const entry = within(await screen.findByRole('article', { name: 'Zoé Roy, To be forgotten' }));
  expect(entry.getByText('Overdue')).toBeVisible();
  expect(entry.getByRole('link', { name: 'Zoé Roy' })).toHaveAttribute('href', '/admin/users/u1');
  await user.click(entry.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Answer or change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const answeredOn = dialog.getByLabelText(/Answered on/);
  fireEvent.change(answeredOn, { target: { value: '2099-01-01' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Must not be in the future')).toBeInTheDocument();
  fireEvent.change(answeredOn, { target: { value: '2026-11-20' } });
  await user.type(dialog.getByLabelText(/What we answered/), 'Done');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PUT')).toEqual([
      {
        ...{ kind: 'deletion', userId: 'u1', name: '', askedOn: '2026-10-01', details: 'By letter' },
        ...{ answeredOn: '2026-11-20', answer: 'Done', version: 1 },
      },
    ]),
  );
});

test('a request says who asked', async () => {
  const { sent, user } = start([], '/admin/privacy');
  expect(await screen.findByText('No requests yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New request' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save request' }));
  expect(await dialog.findByText('This field is required')).toBeInTheDocument();
  expect(sent('POST')).toEqual([]);
  await user.type(dialog.getByLabelText(/Name, if they/), 'Yann Yak');
  await user.click(dialog.getByRole('button', { name: 'Save request' }));
  await waitFor(() =>
    expect(sent('POST')).toMatchObject([{ kind: 'copy', userId: null, name: 'Yann Yak', answeredOn: null }]),
  );
});

test('an incident says who must still be told, and cannot be deleted for five years', async () => {
  const { user } = start([incident], '/admin/privacy?part=incidents');
  const entry = within(await screen.findByRole('article', { name: /^Incident noticed on/ }));
  expect(entry.getByText('Tell the people')).toBeVisible();
  expect(entry.queryByText('Tell the Commission')).not.toBeInTheDocument();
  await user.click(entry.getByRole('button', { name: /^Actions/ }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
});

const lapsing = (id: string, name: string, toldOn: string | null) => ({
  ...{ id, name, seenOn: '2024-10-01', toldOn, goesOn: '2026-12-21' },
});

test('what chosen periods would take is shown before they are saved', async () => {
  const stored = { people: null, log: 12, transfers: null, version: 3 };
  const asked = serve({
    'GET /api/v1/Retention': stored,
    'PUT /api/v1/Retention': { ...stored, people: 24, version: 4 },
    'GET /api/v1/Retention/next': ({ url }: { url: URL }) =>
      url.searchParams.has('people')
        ? {
            people: [lapsing('u1', 'Zoé Roy', null), lapsing('u2', 'Yann Yak', '2026-11-21')],
            ...{ total: 22, log: 1, transfers: 0 },
          }
        : { people: [], total: 0, log: 0, transfers: 0 },
  });
  const { user } = renderPage(<PrivacyPage />, '/admin/privacy?part=retention');
  const next = within(await screen.findByRole('region', { name: 'What goes next with these periods' }));
  expect(await next.findByText('Nothing.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /People who/ }));
  await user.click(await screen.findByRole('option', { name: '2 years' }));
  expect(await next.findByText('22 people haven’t been seen for that long')).toBeVisible();
  expect(next.getByRole('link', { name: 'Zoé Roy' })).toHaveAttribute('href', '/admin/users/u1');
  expect(next.getByText(/gets the email within a day/)).toBeVisible();
  expect(next.getByText(/got the email on/)).toBeVisible();
  expect(next.getByText('And 20 more')).toBeVisible();
  expect(next.getByText('1 entry of the audit log, within a day')).toBeVisible();
  expect(asked.by('PUT')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.by('PUT').map(({ body }) => body)).toEqual([
      { people: 24, log: 12, transfers: null, version: 3 },
    ]),
  );
});

test('where the periods do not come the page says so', async () => {
  serve({ 'GET /api/v1/Retention': errorReply(500, 'internal') });
  renderPage(<PrivacyPage />, '/admin/privacy?part=retention');
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
