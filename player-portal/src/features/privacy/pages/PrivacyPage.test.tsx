import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { club, errorReply, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as PrivacyPage } from './PrivacyPage';

const forGood = { people: null, log: null, transfers: null, version: 1 };

const open = (answer: unknown, periods: unknown = forGood) => {
  serve({ 'GET /api/v1/Settings/club': answer, 'GET /api/v1/Retention': periods });
  renderPage(<PrivacyPage />, '/privacy');
};

test('the page names who is in charge, and how to reach them', async () => {
  open(club);
  expect(await screen.findByText('Nadia Charbonneau')).toBeVisible();
  expect(screen.getByRole('link', { name: /bonjour/ })).toHaveAttribute(
    'href',
    `mailto:${club.contactEmail}`,
  );
});

test('where nobody is named, whoever runs the club is in charge; without an address none is shown', async () => {
  open({ ...club, privacyOfficer: '', contactEmail: '' });
  expect(await screen.findByText('Whoever runs the club')).toBeVisible();
  expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
});

test('what is kept and what one can do opens by one tap, also when the club’s details do not come', async () => {
  open(errorReply(404, 'notFound'));
  expect(await screen.findByText('We couldn’t load who is in charge')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'What you can do' }));
  expect(screen.getByText(/^Or just ask, in person or by email: we answer within 30 days\.$/)).toBeVisible();
});

test.each([
  [forGood, [/^The log of what administrators change stays/], [/we write to you/, /e-transfers say/]],
  [
    { ...forGood, people: 36, log: 12, transfers: 84 },
    [/for 3 years, we write to you/, /change: 1 year, and at least 7/, /e-transfers say: at most 7 years/],
    [/change stays/],
  ],
  [errorReply(500, 'internal'), [/couldn’t load its own periods/], [/we write to you/, /change stays/]],
])('how long things are kept is what the club has set: %j', async (periods, said, unsaid) => {
  open(club, periods);
  await userEvent.click(await screen.findByRole('button', { name: 'For how long' }));
  for (const sentence of said) expect(await screen.findByText(sentence)).toBeVisible();
  for (const sentence of unsaid) expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});
