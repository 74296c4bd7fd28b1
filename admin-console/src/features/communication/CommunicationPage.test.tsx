import { act, screen, waitFor } from '@testing-library/react';
import { type MailingRecord, useAuth } from 'shared-api';
import * as records from 'shared-ui/testing';
import { Answer, logIn, logOut, serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { Component as CommunicationPage } from './CommunicationPage';

jest.mock('./MailFrame', () => ({ MailFrame: () => null }));

afterEach(logOut);

const nothing = { waiting: 0, failed: 0, emails: [] };

const session = records.session({ id: 's1', sessionDate: '2026-12-05' });
const group = { people: 2, names: ['Ana Roy', 'Ben Roy'], skipped: 0, lastOn: null };
const mailing: MailingRecord = {
  ...{ mailingId: 'm', total: 6, sent: 5, failed: 1, skipped: 0, emailType: 'attendance-reminder' },
  ...{ customSubject: null, customSubjectFr: null, state: 'sent', sendOn: '2026-11-27T23:00:00Z' },
  ...{ by: 'Zoé Roy', group: { sessionId: 's1', standing: 'unanswered' }, sessionDate: '2026-12-05' },
  answered: 3,
};

const start = (status = 200, mailings: MailingRecord[] = []) =>
  serve(({ url, method }) => {
    if (url.pathname.endsWith('/unsent')) return nothing;
    if (url.pathname.endsWith('/Communication/recipients')) return group;
    if (url.pathname.endsWith('/mailings')) return new Answer(200, mailings, mailings.length);
    if (url.pathname.endsWith('/Sessions/all')) return new Answer(200, [session], 1);
    if (method === 'DELETE') return status === 200 ? new Answer(204, null) : new Answer(status, {});
    if (url.pathname.endsWith('/preview')) return { subject: 'News', html: '', text: '' };
    if (url.pathname.includes('/mailings/'))
      return { mailingId: 'm', total: 1, sent: 1, failed: 0, skipped: 0 };
    if (url.pathname.includes('/Communication/'))
      return status === 200
        ? { mailingId: 'm', total: 1, sent: 0, failed: 0, skipped: 0 }
        : new Answer(status, {});
    return new Answer(200, [], 2);
  });

test('nobody is written to who was not chosen', async () => {
  const asked = start();
  const { user } = renderPage(<CommunicationPage />, '/admin/communication');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please select at least one recipient')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'A group' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Say who is in the group')).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Selected users' }));
  expect(screen.getByText('No recipients selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please select at least one recipient')).toBeInTheDocument();
  expect(asked.to('POST /api/v1/Communication/announcement')).toEqual([]);
});

test('a group is said in words, counted and named, and written to later with a subject of its own', async () => {
  const asked = start();
  const path = '/admin/communication?session=s1&standing=in&owes=yes';
  const { user } = renderPage(<CommunicationPage />, path);
  expect(await screen.findByText('Going on Saturday, December 5 and not paid')).toBeVisible();
  expect(await screen.findByText('Ana Roy, Ben Roy')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Subject in English' }), 'Before Saturday');
  await user.type(screen.getByRole('textbox', { name: 'Message in English' }), 'Please pay');
  expect(screen.getByRole('button', { name: 'Send to 2 people' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Later' }));
  await user.click(screen.getByRole('button', { name: 'Schedule for 2 people' }));
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Email scheduled')).toBeVisible();
  expect(asked.to('POST /api/v1/Communication/announcement')[0]?.body).toEqual({
    group: { sessionId: 's1', standing: 'in', owes: true },
    ...{ language: 2, customSubject: 'Before Saturday', customMessage: 'Please pay' },
    sendAt: { date: expect.stringMatching(/^2\d{3}-\d\d-\d\d$/), time: '18:00' },
  });
});

test('what was sent says what became of it, and what is scheduled can be cancelled', async () => {
  const later = { ...mailing, mailingId: 'l', state: 'scheduled', customSubject: 'Soon', group: {} } as const;
  const asked = start(200, [later, { ...mailing, mailingId: 'x', state: 'missed' }, mailing]);
  const { user } = renderPage(<CommunicationPage />, '/admin/communication');
  expect(await screen.findByText('5 delivered · 1 not delivered · 3 answered')).toBeVisible();
  expect(screen.getAllByText(/No answer for Saturday, December 5 · by Zoé Roy$/)).toHaveLength(2);
  expect(screen.getByText('Missed, not sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Cancel Soon/ }));
  expect(await screen.findByText('Cancelled: it won’t be sent')).toBeVisible();
  expect(asked.by('DELETE').map(({ url }) => url.pathname)).toEqual(['/api/v1/Communication/mailings/l']);
});

test('a mailing that could not be cancelled is named', async () => {
  start(500, [{ ...mailing, state: 'scheduled', customSubject: 'Soon' }]);
  const { user } = renderPage(<CommunicationPage />, '/admin/communication');
  await user.click(await screen.findByRole('button', { name: /^Cancel Soon/ }));
  expect(await screen.findByText(/^Soon, .+: Failed to cancel the email$/)).toBeVisible();
});

test('a mailing with a subject in each language goes by that of the page', async () => {
  start(200, [{ ...mailing, customSubject: 'Before Saturday', customSubjectFr: 'Avant samedi' }]);
  renderPage(<CommunicationPage />, '/fr/admin/communication');
  expect(await screen.findByText('Avant samedi')).toBeVisible();
});

test('an announcement without a word is not sent', async () => {
  const asked = start();
  const { user } = renderPage(<CommunicationPage />, '/admin/communication?to=zoe@example.org');
  const message = await screen.findByRole('textbox', { name: 'Message in French' });
  await user.type(message, '  ');
  await user.click(screen.getByRole('button', { name: 'Send to 1 person' }));
  const said = await screen.findAllByText('Write a message: an announcement is nothing without one');
  expect(said).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  expect(asked.to('POST /api/v1/Communication/announcement')).toEqual([]);
  await user.type(message, 'Salut');
  await user.click(screen.getByRole('button', { name: 'Send to 1 person' }));
  expect(await screen.findByRole('button', { name: 'Send now' })).toBeInTheDocument();
});

test('a mailing that has left clears the form', async () => {
  const asked = start();
  const { user } = renderPage(<CommunicationPage />, '/admin/communication?to=zoe@example.org');
  await user.type(await screen.findByRole('textbox', { name: 'Message in English' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send to 1 person' }));
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('1 email sent')).toBeInTheDocument();
  expect(asked.to('POST /api/v1/Communication/announcement')[0]?.body).toEqual({
    emails: ['zoe@example.org'],
    language: 2,
    customMessage: 'Hello',
  });
  expect(await screen.findByRole('textbox', { name: 'Message in English' })).toHaveValue('');
});

test('one that has not keeps every word, and says so', async () => {
  start(500);
  const { user } = renderPage(<CommunicationPage />, '/admin/communication?to=zoe@example.org');
  await user.type(await screen.findByRole('textbox', { name: 'Message in English' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send to 1 person' }));
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Failed to send email')).toBeInTheDocument();
  // The dialog fades out before the page is accessible again.
  expect(await screen.findByRole('textbox', { name: 'Message in English' })).toHaveValue('Hello');
});

test.each([
  ['that was asked about', 'Cancel'],
  ['that has failed', 'Send now'],
])('a mailing %s is not lost by a link', async (_, answer) => {
  start(500);
  const { user, router } = renderPage(<CommunicationPage />, '/admin/communication?to=zoe@example.org');
  await user.type(await screen.findByRole('textbox', { name: 'Message in English' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send to 1 person' }));
  await user.click(await screen.findByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/admin/users'));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving?');
  expect(screen.getByDisplayValue('Hello')).toBeInTheDocument();
});

test.each([
  [200, 'Test sent to zoe@club.test'],
  [500, 'zoe@club.test: Failed to send email'],
])('a test goes to the administrator alone, and a %d says what came of it', async (status, said) => {
  logIn();
  useAuth.setState(({ user }) => ({ user: user && { ...user, email: 'zoe@club.test' } }));
  const asked = start(status);
  const { user } = renderPage(<CommunicationPage />, '/admin/communication?to=lea@example.org');
  const button = await screen.findByRole('button', { name: 'Send a test to myself' });
  await user.click(button);
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(button).toBeEnabled();
  expect(asked.to('POST /api/v1/Communication/announcement').map(({ body }) => body)).toMatchObject([
    { emails: ['zoe@club.test'] },
  ]);
});
