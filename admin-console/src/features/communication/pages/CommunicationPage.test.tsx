import { act, screen, waitFor } from '@testing-library/react';
import { useAuth } from 'shared-api';
import { Answer, logIn, logOut, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as CommunicationPage } from './CommunicationPage';

jest.mock('../components/MailFrame', () => ({ MailFrame: () => null }));

afterEach(logOut);

const nothing = { waiting: 0, failed: 0, emails: [] };

const start = (status = 200) =>
  serve(({ url }) => {
    if (url.pathname.endsWith('/unsent')) return nothing;
    if (url.pathname.endsWith('/preview')) return { subject: 'News', html: '', text: '' };
    if (url.pathname.includes('/mailings/'))
      return { mailingId: 'm', total: 1, sent: 1, failed: 0, skipped: 0 };
    if (url.pathname.includes('/Communication/'))
      return status === 200
        ? { mailingId: 'm', total: 1, sent: 0, failed: 0, skipped: 0 }
        : new Answer(status, {});
    return new Answer(200, [], 2);
  });

test('somebody has to be chosen', async () => {
  start();
  const { user } = renderPage(<CommunicationPage />, '/admin/communication');
  await user.click(await screen.findByRole('radio', { name: 'Selected users' }));
  expect(screen.getByText('No recipients selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please select at least one recipient')).toBeInTheDocument();
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
  [500, 'Failed to send email'],
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
